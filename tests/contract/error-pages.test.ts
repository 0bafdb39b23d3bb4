import { describe, expect, it, vi } from 'vitest'
import { AppError, type ErrorCode } from '../../domain/app-error.ts'
import { useDemoApp } from '../demo-app.ts'

const { app } = useDemoApp()
const host = 'southbank.localhost'

/** What stands around every page of the site. */
const expectFrame = (html: string) => {
  expect(html).toContain('class="site-header"')
  expect(html).toContain('>Southbank Motors<')
  expect(html).toMatch(/<style>:root\{--ground:/)
  expect(html).toContain('noindex')
  expect(html).not.toContain('name="description"')
}

describe('an error page', () => {
  it.each(['/no-such-page', '/search/no-such-make'])('at %s is a 404 in the site’s own frame [RT-21]', async (path) => {
    const response = await app().get(host, path)
    const html = await response.text()
    expect(response.status).toBe(404)
    expect(html).toContain('We can’t find that page')
    expectFrame(html)
  })

  it('of our own making is a 500 in the site’s own frame, says nothing of its cause and is not kept [RT-21]', async () => {
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
    // A model may be there: who cannot look does not say that nothing is.
    expect(response.status).toBe(500)
    expectFrame(await response.text())
  })
})

describe('what a use case throws on purpose', () => {
  const message = 'Say <what> & why.'
  const statuses: [ErrorCode, number][] = [
    ['bad_request', 400],
    ['forbidden', 403],
    ['not_found', 404],
    ['conflict', 409],
    ['too_many_requests', 429],
    ['unavailable', 503],
  ]
  /** What is answered while looking for a vehicle throws this. */
  const whileThrowing = async (error: Error, path: string) => {
    const fail = vi.spyOn(app().deps.stock, 'bySlug').mockImplementation(() => {
      throw error
    })
    const response = await app().get(host, path)
    fail.mockRestore()
    return { response, text: await response.text() }
  }

  it.each(statuses)(
    'as %s in a loader is a %i page in the site’s own frame, with its message [RT-21]',
    async (code, status) => {
      const { response, text } = await whileThrowing(new AppError(code, message), '/cars/anything')
      expect(response.status).toBe(status)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(text).toContain('>Say &lt;what&gt; &amp; why.<')
      expect(text.match(/<h1[\s>]/g)).toHaveLength(1)
      expectFrame(text)
    },
  )

  it.each(statuses)('as %s in a loader is a %i for the router, with its message', async (code, status) => {
    const { response, text } = await whileThrowing(new AppError(code, message), '/cars/anything.data')
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/x-script'])
    expect(text).toContain('"ErrorResponse"')
    expect(text).toContain(message)
  })

  it.each(['/cars/anything', '/cars/anything.data'])('is kept by nobody, at %s', async (path) => {
    const bytes = app().deps.pageCache.bytes
    const { response } = await whileThrowing(new AppError('not_found', message), path)
    expect([response.headers.get('cache-control'), response.headers.get('etag')]).toEqual(['no-store', null])
    expect(app().deps.pageCache.bytes).toBe(bytes)
    expect((await whileThrowing(new AppError('unavailable', message), path)).response.status).toBe(503)
  })

  it.each(['/cars/anything', '/cars/anything.data'])(
    'says when to come again, where that is known, at %s',
    async (path) => {
      const soon = new AppError('too_many_requests', message, [], { retryAfterSeconds: 30 })
      expect((await whileThrowing(soon, path)).response.headers.get('retry-after')).toBe('30')
      const sometime = new AppError('too_many_requests', message)
      expect((await whileThrowing(sometime, path)).response.headers.get('retry-after')).toBeNull()
    },
  )

  it.each(['/cars/anything', '/cars/anything.data'])(
    'an unexpected error stays a 500 that says nothing of its cause, at %s',
    async (path) => {
      const { response, text } = await whileThrowing(new TypeError('secret detail in /srv/forecourt'), path)
      expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
      expect(text).not.toMatch(/secret|TypeError|\/srv/)
    },
  )

  it('in the loader of the frame itself has its status all the same', async () => {
    app().deps.versions.bumpAll()
    const fail = vi.spyOn(app().deps.siteSearch, 'shape').mockRejectedValue(new AppError('unavailable', message))
    const response = await app().get(host, '/')
    fail.mockRestore()
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('>Say &lt;what&gt; &amp; why.<')
  })

  it('in a route that is no page is JSON with a stable code and the request’s id [ER-06]', async () => {
    app().deps.versions.bumpAll()
    const fail = vi.spyOn(app().deps.search, 'search').mockRejectedValue(new AppError('unavailable', message))
    const response = await app().get(host, '/stock/answer?path=/search/suv')
    fail.mockRestore()
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(await response.json()).toEqual({
      code: 'unavailable',
      message,
      request_id: response.headers.get('x-request-id'),
    })
  })

  it.each(statuses)('as %s before any route was asked is a plain %i page', async (code, status) => {
    const fail = vi.spyOn(app().deps.sites, 'current').mockImplementation(() => {
      throw new AppError(code, message, [], { retryAfterSeconds: 30 })
    })
    const response = await app().get(host, '/a-page')
    fail.mockRestore()
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store'])
    expect(response.headers.get('retry-after')).toBe('30')
    expect(await response.text()).toContain('<p>Say &#60;what&#62; &#38; why.</p>')
  })

  it('a request the router refuses is told so, not that we failed', async () => {
    const response = await app().post(host, '/', {}, { origin: `http://${host}` })
    const shown = (await response.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '')
    expect(response.status).toBe(405)
    expect(shown).toContain('>We can’t do that</h1>')
    expect(shown).not.toContain('did not provide')
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
