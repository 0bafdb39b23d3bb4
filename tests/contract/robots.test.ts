import { expect, it } from 'vitest'
import { useDemoApp } from '../demo-app.ts'

const { app } = useDemoApp()

it.each(['southbank.localhost', 'meridian.localhost'])(
  '%s tells crawlers what to leave alone, and where its own sitemap is [RT-21]',
  async (host) => {
    const response = await app().get(host, '/robots.txt')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/plain')
    const [rules, rest] = (await response.text()).split('\n\n')
    expect(rules).toMatch(/^User-agent: \*\nAllow: \/(\nDisallow: \S+)+$/)
    expect(rest).toBe(`Sitemap: http://${host}/sitemap.xml\n`)
  },
)
