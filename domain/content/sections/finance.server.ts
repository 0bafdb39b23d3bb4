import { resourcePaths } from '../../content/route-paths.ts'
import { stepKeys } from '../../finance/application/application-field.ts'
import { titleOf } from '../../finance/application/open-steps.ts'
import { creditLicenceLine } from '../../finance/credit-licence.ts'
import { findFormVehicle } from '../../leads/form-vehicle.server.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'

/** Who lends, under which licence, and what that is worth; nothing where none of it is configured. */
export async function loadLenders({ ctx }: SectionSource, { type, title }: SpecOf<'lenders'>) {
  const { finance, creditLicence, disclaimers } = ctx.config
  const names = Object.values(finance.providers).map(({ name }) => name)
  const licence = creditLicenceLine(creditLicence)
  const note = disclaimers.finance
  return names.length === 0 && licence === null && note === null ? null : { type, title, names, licence, note }
}

/** The way into an application, about the vehicle that the address names; nothing where shoppers cannot apply online. */
export async function loadApplicationStart(
  { ctx, query }: SectionSource,
  { type, title, text }: SpecOf<'applicationStart'>,
) {
  const { online, draftDays } = ctx.config.financeApplications
  if (!online) return null
  return {
    type,
    title,
    text: text ?? null,
    action: resourcePaths.beginApplication,
    steps: stepKeys.map(titleOf),
    draftDays,
    vehicle: await findFormVehicle(ctx, query.get('car_id')),
    /** What links bring, for the first step. */
    brought: ['vehiclePriceBudget', 'preferredDealership'].flatMap((name) => {
      const value = query.get(name)
      return value && value.length <= 80 ? [{ name, value }] : []
    }),
  }
}
