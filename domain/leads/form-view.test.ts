import { expect, it } from 'vitest'
import { faultsInOrder, readSent } from './form-view.ts'
import { leadForms } from './forms/forms.ts'
import { openForm } from './open-form.ts'
import { testingFacts } from './testing-facts.ts'

it('reads what a browser sends: one value as a text, several as a list, files left out', () => {
  const sent = new FormData()
  sent.append('name', 'Jane')
  sent.append('additional_services', 'Loan car')
  sent.append('additional_services', 'Wheel alignment')
  sent.append('resume', new File(['x'], 'x.pdf'))
  expect(readSent(sent)).toEqual({ name: 'Jane', additional_services: ['Loan car', 'Wheel alignment'], resume: '' })
})

it('says what is wrong in the order of the fields, and of no others [ER-04]', () => {
  const faults = ['message', 'Idempotency-Key', 'phone', 'name'].map((field) => ({ field, message: field }))
  const form = openForm(leadForms.contact, testingFacts)
  expect(faultsInOrder(form, faults).map(({ field }) => field)).toEqual(['name', 'phone', 'message'])
})
