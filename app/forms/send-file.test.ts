import { expect, it, vi } from 'vitest'
import { sendFile } from './send-file.ts'

const file = new File(['%PDF-'], 'Résumé \ud800.pdf')
const answering = (status: number, body: string) => vi.fn<typeof fetch>(async () => new Response(body, { status }))

it('sends the bytes under the form’s id, with a name that a header can carry', async () => {
  const ask = answering(201, '{"file":"0/resume.pdf"}')
  expect(await sendFile('id', file, ask)).toEqual({ file: '0/resume.pdf' })
  const [path, { headers, body } = {}] = ask.mock.calls[0]!
  expect([path, body]).toEqual(['/api/leads/files', file])
  expect(headers).toMatchObject({ 'idempotency-key': 'id', 'x-file-name': 'R%C3%A9sum%C3%A9%20%EF%BF%BD.pdf' })
})

it.each([
  ['its own words', answering(400, '{"message":"Choose a document"}'), 'Choose a document'],
  ['no words', answering(502, '<html>'), 'The file could not be sent. Please try again.'],
  [
    'no answer',
    vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch'))),
    'The file could not be sent. Please try again.',
  ],
])('what is wrong is told: %s', async (_, ask, error) => expect(await sendFile('id', file, ask)).toEqual({ error }))
