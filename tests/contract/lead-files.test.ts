import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { event, lead, outbox, writeLimit } from '#db/schema.ts'
import { fileKey } from '#domain/leads/files/file-name.ts'
import { useDemoApp } from '../demo-app.ts'

const { app, db } = useDemoApp()
const host = 'southbank.localhost'

beforeEach(async () => {
  for (const table of [outbox, event, lead, outbox, writeLimit]) await db().orm.delete(table)
})

const pdf = '%PDF-1.7 Jane’s résumé'
const jane = { name: 'Jane', last_name: 'Citizen', email: 'jane@example.com', message: 'I can drive anything.' }
const leads = () => db().orm.select().from(lead)
const words = (html: string) => html.replaceAll('<!-- -->', '').replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
const site = () => app().deps.sites.atHost(host)!.site

/** The careers form as a browser without scripts sends it. */
function send(fields: Record<string, string>, file: string | Uint8Array<ArrayBuffer> = '', name = 'Jane CV.pdf') {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.append(field, value)
  body.append('resume', new File([file], name))
  return sendBody('/forms/careers', body)
}

/** A body of known length, as browsers send one. */
async function sendBody(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  const whole = new Response(body, { headers })
  const type = whole.headers.get('content-type')!
  return app().fetch(
    new Request(`http://${host}${path}`, {
      method: 'POST',
      headers: { host, origin: `http://${host}`, 'content-type': type },
      body: await whole.arrayBuffer(),
    }),
  )
}

const upload = (key: string, file: string | Uint8Array<ArrayBuffer>, name = 'Jane CV.pdf', at = host) =>
  app().fetch(
    new Request(`http://${at}/api/leads/files`, {
      method: 'POST',
      headers: { host: at, 'idempotency-key': key, 'x-file-name': encodeURIComponent(name) },
      body: file,
    }),
  )

const apply = (key: string, resume: string) =>
  app().post(host, '/api/leads', { form: 'careers', userData: { ...jane, resume } }, { 'idempotency-key': key })

const kept = async (key: string, reference: string, siteId = site().id) =>
  (await app().deps.files.read(fileKey(siteId, key, reference)))?.toString() ?? null

/** Does what is due, were it tomorrow. */
const sweep = async () => {
  await db()
    .orm.update(outbox)
    .set({ dueAt: sql`now()` })
    .where(eq(outbox.kind, 'lead-file.sweep'))
  await app().worker.runDue()
}

describe('a résumé without JavaScript', () => {
  it('is asked for by a form that can carry it, and kept with the application [FM-07]', async () => {
    const page = words(await (await app().get(host, '/careers')).text())
    expect(page).toMatch(/<form[^>]*action="\/forms\/careers"[^>]*enctype="multipart\/form-data"/i)
    expect(page).toMatch(/<input[^>]*type="file"[^>]*accept="\.pdf,\.doc,\.docx,\.odt,\.rtf,\.txt"/)
    const key = randomUUID()
    const answers = [await send({ ...jane, client_id: key }, pdf), await send({ ...jane, client_id: key }, pdf)]
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    const [stored, ...others] = await leads()
    expect(others).toEqual([])
    expect(stored).toMatchObject({
      category: 'General Enquiry',
      subcategory: 'Career Enquiry',
      extra: { resume: expect.stringMatching(/^[\da-f]{32}\/jane-cv\.pdf$/) },
    })
    expect(await db().orm.select().from(event)).toMatchObject([{ eventId: 51 }])
    expect(await kept(key, stored!.extra['resume'] as string)).toBe(pdf)
    await sweep()
    expect(await kept(key, stored!.extra['resume'] as string)).toBe(pdf)
  })

  it('need not be sent', async () => {
    expect((await send({ ...jane, client_id: randomUUID() })).status).toBe(303)
    expect(await leads()).toMatchObject([{ extra: {} }])
  })

  it('must be chosen again where something else was wrong, and all else stays', async () => {
    const answer = await send({ ...jane, email: 'x', position: 'Mechanic', client_id: randomUUID() }, pdf)
    const html = words(await answer.text())
    expect(answer.status).toBe(422)
    expect(html).toContain('Choose your file again, please.')
    expect(html).toContain('value="Mechanic"')
    expect(await db().orm.select().from(outbox)).toEqual([])
  })

  it.each([
    ['a program', 'MZ\0\0', 'Choose a document: .pdf'],
    ['too much', new Uint8Array(5 * 1024 * 1024 + 1).fill(65), 'The file may have at most 5 MB.'],
  ])('is refused where it is %s, beside its field', async (_, file, said) => {
    const answer = await send({ ...jane, client_id: randomUUID() }, file)
    expect([answer.status, words(await answer.text())]).toEqual([422, expect.stringContaining(said)])
    expect(await leads()).toEqual([])
  })

  it('with other words under the same id is offered as another, and asked for again', async () => {
    const key = randomUUID()
    await send({ ...jane, client_id: key }, pdf)
    const answer = await send({ ...jane, client_id: key }, `${pdf}, second edition`)
    expect([answer.status, words(await answer.text())]).toEqual([
      409,
      expect.stringContaining('Choose your file again'),
    ])
  })

  it('that is stored is answered all the same beyond the limit of files', async () => {
    const key = randomUUID()
    await send({ ...jane, client_id: key }, pdf)
    await db().orm.update(writeLimit).set({ count: 100_000 })
    const again = await send({ ...jane, client_id: key }, pdf)
    expect([again.status, again.headers.get('location')]).toEqual([303, `/success?lead=${key}`])
    expect((await send({ ...jane, client_id: randomUUID() }, pdf)).status).toBe(429)
  })

  it('is let through at that address alone, and up to its bound', async () => {
    const large = new Uint8Array(2 * 1024 * 1024).fill(65)
    const body = new FormData()
    body.append('resume', new File([large], 'x.txt'))
    expect((await sendBody('/forms/contact', body)).status).toBe(413)
    expect((await send({ ...jane, client_id: randomUUID() }, new Uint8Array(7 * 1024 * 1024))).status).toBe(413)
  })
})

describe('a résumé sent ahead', () => {
  it('is referred to by the application that follows under its id [FM-07]', async () => {
    const key = randomUUID()
    const answers = [await upload(key, pdf), await upload(key, pdf)]
    const [first, second] = await Promise.all(answers.map((answer) => answer.json() as Promise<{ file: string }>))
    expect([answers.map(({ status }) => status), first]).toEqual([[201, 201], second])
    expect((await apply(key, first!.file)).status).toBe(201)
    expect((await apply(key, first!.file)).status).toBe(200)
    await sweep()
    expect(await kept(key, first!.file)).toBe(pdf)
  })

  it('whose application never came is swept', async () => {
    const key = randomUUID()
    const { file } = await (await upload(key, pdf)).json()
    await app().worker.runDue()
    expect(await kept(key, file)).toBe(pdf)
    await sweep()
    expect(await kept(key, file)).toBeNull()
    expect(await (await apply(key, file)).json()).toMatchObject({ fields: [{ field: 'resume' }] })
    expect(await leads()).toEqual([])
  })

  it('goes when its lead goes', async () => {
    const key = randomUUID()
    const { file } = await (await upload(key, pdf)).json()
    await apply(key, file)
    await db().orm.delete(outbox)
    await db().orm.delete(lead)
    await app().worker.runDue()
    expect(await kept(key, file)).toBeNull()
  })

  it('cannot be another lead’s, nor another site’s', async () => {
    const key = randomUUID()
    const { file } = await (await upload(key, pdf)).json()
    expect((await apply(randomUUID(), file)).status).toBe(400)
    await upload(key, pdf, 'Jane CV.pdf', 'volt.localhost')
    expect(await kept(key, file, app().deps.sites.atHost('volt.localhost')!.site.id)).toBe(pdf)
  })

  it.each([
    ['without an id', 'x', pdf, 400],
    ['that is nothing', randomUUID(), '', 400],
    ['that is a program', randomUUID(), 'MZ\0', 400],
    ['that is too large', randomUUID(), new Uint8Array(5 * 1024 * 1024 + 1).fill(65), 413],
  ])('%s is refused', async (_, key, file, status) => {
    expect((await upload(key, file)).status).toBe(status)
    expect(await db().orm.select().from(outbox)).toEqual([])
  })

  it('has a harmless name, whatever it was called', async () => {
    const hostile = `../\u202e"\r\nBcc: x ${'y'.repeat(1_024)}.exe`
    const { file } = await (await upload(randomUUID(), pdf, hostile)).json()
    expect(file).toMatch(/^[\da-f]{32}\/[a-z\d-]{1,60}\.pdf$/)
  })

  it('beyond the limit is told when to try again, and writes nothing', async () => {
    for (let at = 0; at < 20; at++) expect((await upload(randomUUID(), pdf)).status).toBe(201)
    const write = vi.spyOn(app().deps.files, 'write')
    const answer = await upload(randomUUID(), pdf)
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(write).not.toHaveBeenCalled()
    write.mockRestore()
  })

  it('while the store is away is told so, and is swept should it have been written', async () => {
    const write = vi.spyOn(app().deps.files, 'write').mockRejectedValue(new Error('no space'))
    const answer = await upload(randomUUID(), pdf)
    write.mockRestore()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await db().orm.select().from(outbox)).toMatchObject([{ kind: 'lead-file.sweep' }])
  })
})

describe('what is no form of ours', () => {
  const boundary = 'x'
  const part = (name: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\na\r\n`

  it.each([
    [
      'a hundred thousand parts',
      'multipart/form-data; boundary=x',
      `${part('a').repeat(100_000).slice(0, 5e6)}--x--`,
      400,
    ],
    [
      'ten thousand fields',
      'application/x-www-form-urlencoded',
      Array.from({ length: 10_000 }, (_, at) => `f${at}=1`).join('&'),
      400,
    ],
    ['a megabyte of ampersands', 'application/x-www-form-urlencoded', '&'.repeat(1e6), 400],
    ['two boundaries', 'multipart/form-data; boundary=x; boundary=y', `${part('name')}--x--`, 415],
    [
      'a part with a million heads',
      'multipart/form-data; boundary=x',
      `--x\r\n${'a: b\r\n'.repeat(800_000)}\r\n--x--`,
      415,
    ],
    ['a name of a megabyte', 'multipart/form-data; boundary=x', `${part('a'.repeat(1e6))}--x--`, 415],
    ['no boundary', 'multipart/form-data', `${part('name')}--x--`, 415],
    ['a boundary of 1 kB', `multipart/form-data; boundary=${'b'.repeat(1_000)}`, '', 415],
    ['a part that never ends', 'multipart/form-data; boundary=x', part('name'), 415],
    ['a part without a name', 'multipart/form-data; boundary=x', '--x\r\n\r\na\r\n--x--', 415],
  ])('%s is refused, and nothing is stored', async (_, type, body, status) => {
    const answer = await sendBody('/forms/careers', body, { 'content-type': type })
    expect(answer.status).toBe(status)
    expect(await leads()).toEqual([])
  })

  it('a megabyte in a field is told by its field', async () => {
    const answer = await send({ ...jane, client_id: randomUUID(), position: 'x'.repeat(900_000) })
    expect([answer.status, words(await answer.text())]).toEqual([
      422,
      expect.stringContaining('Position may have at most'),
    ])
  })

  it('a text where a file belongs, or a file where a text does, is neither', async () => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...jane, client_id: randomUUID(), resume: '../../etc/passwd' }))
      body.append(name, value)
    expect((await sendBody('/forms/careers', body)).status).toBe(422)
    body.set('resume', new File([pdf], 'a.pdf'))
    body.append('message', new File([pdf], 'b.pdf'))
    expect((await sendBody('/forms/careers', body)).status).toBe(303)
    expect(await leads()).toMatchObject([{ message: jane.message }])
  })
})
