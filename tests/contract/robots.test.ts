import { expect, it } from 'vitest'
import { useDemoApp } from '../demo-app.ts'

const { app } = useDemoApp()

it.each(['southbank.localhost', 'meridian.localhost'])('%s tells crawlers what to leave alone', async (host) => {
  const response = await app().get(host, '/robots.txt')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('text/plain')
  expect(await response.text()).toMatch(/^User-agent: \*\nAllow: \/\n(Disallow: \S+\n)+$/)
})
