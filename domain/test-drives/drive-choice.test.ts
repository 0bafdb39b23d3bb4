import { expect, it } from 'vitest'
import { leadForms } from '../leads/forms/forms.ts'
import { openForm } from '../leads/open-form.ts'
import { groupFacts } from '../leads/testing-facts.ts'
import { type DriveChoice, stepsFor } from './drive-choice.ts'

const { steps } = openForm(leadForms['test-drive'], groupFacts)
const day = { date: '2026-06-20', label: 'Saturday 20 June' }
const free = { ...day, full: false, slots: [{ slot: '2026-06-20T09:00', label: '9:00 am', at: 'x' }] }
const at = (days: Extract<DriveChoice, { days: unknown }>['days'], location = 'south-yard'): DriveChoice => ({
  place: 'South yard',
  location,
  otherHref: null,
  days,
})

it.each<[string, DriveChoice | null, string[]]>([
  ['times where some are free', at([free]), ['location hidden south-yard', 'slot slot required']],
  [
    'words where all are taken',
    at([{ ...day, full: true, slots: [] }]),
    ['location hidden south-yard', 'wished_time string required'],
  ],
  ['words where there are none', at([]), ['location hidden south-yard', 'wished_time string required']],
  ['any time where none are booked online', null, ['location select required', 'slot slot required']],
  [
    'the place still, where the lead goes to one that is not offered',
    at([free], 'hidden-yard'),
    ['location select required', 'slot slot required'],
  ],
])('a test drive asks for %s [FM-11]', (_, choice, expected) => {
  const asked = stepsFor(steps, choice)[0]!.fields.map(({ name, type, required, default: value }) =>
    [name, type, type === 'hidden' ? value : required && 'required'].filter(Boolean).join(' '),
  )
  expect(asked).toEqual(expected)
})
