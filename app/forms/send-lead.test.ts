import { expect, it } from 'vitest'
import { sendLead } from './send-lead.ts'

const lead = {
  form: 'enquiry',
  clientId: 'an-id',
  userData: { name: 'Jane' },
  elapsedMs: 9_000,
  journey: {},
  step: null,
} as const

it.each([
  ['taken', 201, { lead_id: 'an-id', reference: 'CJC4MTX' }, { kind: 'taken', leadId: 'an-id' }],
  ['taken before', 200, { lead_id: 'an-id' }, { kind: 'taken', leadId: 'an-id' }],
  ['a step that is right', 200, { next_step: 'details' }, { kind: 'next', step: 'details' }],
  ['other words under its id', 409, { error: 'x' }, { kind: 'conflict' }],
  [
    'a time that has gone',
    409,
    { error: 'Gone.', fields: [{ field: 'slot', message: 'Gone.' }], days: [] },
    { kind: 'refused', error: 'Gone.', faults: [{ field: 'slot', message: 'Gone.' }], days: [] },
  ],
  [
    'faults',
    400,
    { error: 'Please fix', fields: [{ field: 'name', message: 'Enter it.' }] },
    { kind: 'refused', error: 'Please fix', faults: [{ field: 'name', message: 'Enter it.' }] },
  ],
  ['refused with a reason', 429, { error: 'Wait.' }, { kind: 'refused', error: 'Wait.', faults: [] }],
  ['failed', 500, null, { kind: 'refused', error: 'An unexpected error occured', faults: [] }],
  ['no lead in the answer', 200, {}, { kind: 'refused', error: 'An unexpected error occured', faults: [] }],
])('%s [FM-01] [ER-02] [CA-05]', async (_, status, body, expected) => {
  expect(await sendLead(lead, async () => Response.json(body, { status }))).toEqual(expected)
})

it('what cannot be sent says so [ER-03]', async () => {
  const answer = await sendLead(lead, () => Promise.reject(new TypeError('Failed to fetch')))
  expect(answer).toEqual({ kind: 'refused', error: 'An error occurred when submitting this form', faults: [] })
})

it.each([
  [null, { isLastStep: true }],
  ['vehicle', { isLastStep: false, step: 'vehicle' }],
])('sends its id apart, and step %s as %j', async (step, more) => {
  const calls: [unknown, RequestInit | undefined][] = []
  await sendLead({ ...lead, step }, async (url, call) => {
    calls.push([url, call])
    return Response.json({})
  })
  const [[url, call]] = calls as [[string, RequestInit]]
  expect([url, call.headers]).toMatchObject(['/api/leads', { 'idempotency-key': 'an-id' }])
  expect(JSON.parse(call.body as string)).toEqual({
    form: 'enquiry',
    userData: { name: 'Jane' },
    elapsedMs: 9_000,
    journey: {},
    ...more,
  })
})
