import { describe, expect, it, vi } from 'vitest'
import { useDemoApp } from '../demo-app.ts'

const { app } = useDemoApp()
const host = 'southbank.localhost'

/** What stands around every page of the site. */
const expectFrame = (html: string) => {
  expect(html).toContain('class="site-header"')
  expect(html).toContain('>Southbank Motors<')
  expect(html).toMatch(/href="\/theme\/[0-9a-f]{16}\.css"/)
  expect(html).toContain('noindex')
}

describe('an error page', () => {
  it.each(['/no-such-page', '/cars/no-such-car', '/search/no-such-make'])(
    'at %s is a 404 in the site’s own frame [part of RT-21]',
    async (path) => {
      const response = await app().get(host, path)
      const html = await response.text()
      expect(response.status).toBe(404)
      expect(html).toContain('We can’t find that page')
      expectFrame(html)
    },
  )

  it('of our own making is a 500 in the site’s own frame, says nothing of its cause and is not kept [part of RT-21]', async () => {
    const fail = vi.spyOn(app().deps.stock, 'bySlug').mockImplementation(() => {
      throw new TypeError('secret detail in /srv/forecourt')
    })
    const response = await app().get(host, '/cars/anything')
    fail.mockRestore()
    const html = await response.text()
    expect(response.status).toBe(500)
    expect(html).toContain('Something went wrong on our side')
    expect(html).not.toMatch(/secret|TypeError|\/srv/)
    expectFrame(html)
    expect((await app().get(host, '/cars/anything')).status).toBe(404)
  })

  it('is still framed when the database is down', async () => {
    const execute = vi.spyOn(app().deps.db.orm, 'select').mockImplementation(() => {
      throw new Error('connection refused')
    })
    app().deps.versions.bumpAll()
    const response = await app().get(host, '/no-such-page')
    execute.mockRestore()
    expect(response.status).toBe(404)
    expectFrame(await response.text())
  })
})

it('a page made without part of its frame is made again for the next visitor', async () => {
  app().deps.versions.bumpAll()
  const execute = vi.spyOn(app().deps.db.orm, 'select').mockImplementation(() => {
    throw new Error('connection refused')
  })
  const path = '/search/new-used-and-demo-cars'
  expect(await (await app().get(host, path)).text()).not.toContain('Dealer licence')
  execute.mockRestore()
  expect(await (await app().get(host, path)).text()).toContain('Dealer licence')
})
