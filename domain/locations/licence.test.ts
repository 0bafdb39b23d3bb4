import { expect, it } from 'vitest'
import { licenceOf } from './licence.ts'

it.each([
  ['as its state names it', 'LMCT', '10234', 'LMCT 10234'],
  ['in plain words where no name is given', null, '4567890', 'Dealer licence 4567890'],
  ['not at all without a number', 'LMCT', null, null],
])('a dealer’s licence is shown %s [OS-04]', (_, dealerLicenseLabel, dealerLicenseNumber, text) => {
  expect(licenceOf({ dealerLicenseLabel, dealerLicenseNumber })).toBe(text)
})
