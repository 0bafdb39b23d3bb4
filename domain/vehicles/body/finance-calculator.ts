import { vehicleCalculator } from '../../finance/calculator.ts'
import { type CalculatorView, openCalculator } from '../../finance/calculator-view.ts'
import { actionHref } from '../action-href.ts'
import { shownCents } from '../price.ts'
import { vehicleActions } from '../vehicle-actions.ts'
import type { BodySection } from './body-source.ts'

/** What it would cost by the week, by the rules that hold for this vehicle. */
export const financeCalculator: BodySection<CalculatorView> = (_ctx, { vehicle, config, card, asked }) => {
  const button = vehicleActions(vehicle, { config, on: 'page' }).find(({ kind }) => kind === 'finance')
  return openCalculator(vehicleCalculator(config.finance, shownCents(vehicle.priceCents)), asked, {
    action: `${card.href}#finance-calculator`,
    finance: button ? { label: button.label, href: actionHref(card, button) } : null,
    car: { id: vehicle.id, carType: vehicle.carType },
  })
}
