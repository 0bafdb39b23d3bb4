import { expect, it } from 'vitest'
import { licenceOf } from './licence.ts'

it.each([
  ['as its state names it [OS-04]', 'LMCT', '10234', null, 'LMCT 10234'],
  ['in plain words where no name is given [OS-04]', null, '4567890', null, 'Dealer licence 4567890'],
  ['not at all without a number [OS-04]', 'LMCT', null, null, null],
  ['beside it a repairer’s [EN-07]', 'MD', '061234', '58213', 'MD 061234 · Motor vehicle repairer 58213'],
  ['a repairer’s alone [EN-07]', null, null, 'MVRL 1', 'Motor vehicle repairer MVRL 1'],
  ['an empty number is none [EN-07]', 'MD', '', '', null],
])('a licence is shown %s', (_, dealerLicenseLabel, dealerLicenseNumber, motorVehicleRepairer, text) => {
  expect(licenceOf({ dealerLicenseLabel, dealerLicenseNumber, motorVehicleRepairer })).toBe(text)
})
