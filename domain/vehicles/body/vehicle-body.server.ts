import type { Ctx } from '../../ctx.ts'
import type { BodySource } from './body-source.ts'
import { keyInformation } from './key-information.ts'
import { vehicleTools } from './vehicle-tools.ts'

/** The sections there are, by their name in `vehiclePage.sections`, and what makes each. */
const makers = { keyInformation, tools: vehicleTools }

type SectionName = keyof typeof makers
type MadeView<Name extends SectionName> = NonNullable<Awaited<ReturnType<(typeof makers)[Name]>>>

/** One section, ready to be shown. */
export type BodySectionView = { [Name in SectionName]: { name: Name; view: MadeView<Name> } }[SectionName]
export type VehicleBodyView = readonly BodySectionView[]

/** The sections of a vehicle's page in the site's order. */
export async function openVehicleBody(ctx: Ctx, source: BodySource): Promise<VehicleBodyView> {
  const { sections } = source.config.vehiclePage
  const made = await Promise.all(
    ['tools', ...sections].filter(isMade).map(async (name) => ({ name, view: await makers[name](ctx, source) })),
  )
  return made.filter((section): section is BodySectionView => section.view !== null)
}

const isMade = (name: string): name is SectionName => Object.hasOwn(makers, name)
