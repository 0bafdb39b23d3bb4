import * as store from '#db/add-site.ts'
import type { Orm } from '#db/database.ts'
import { AppError, type FieldProblem } from '../app-error.ts'
import type { PlatformCtx } from '../platform-ctx.ts'
import type { NewSite, NewSiteInput } from './new-site.ts'
import { newSiteSchema } from './new-site.ts'

/** What was made; dealerships and a manufacturer that existed before are not in `created`. */
type AddedSite = { id: number; slug: string; domains: string[]; created: string[] }

/** Makes a site with its domains and the dealerships it shows: all of it, or nothing and every reason why. */
export async function addSite(ctx: PlatformCtx, input: Record<keyof NewSiteInput, unknown>): Promise<AddedSite> {
  const parsed = newSiteSchema.safeParse(input)
  if (!parsed.success) {
    refuse(
      'bad_request',
      parsed.error.issues.map(({ path, message }) => ({ field: String(path[0] ?? 'site'), message })),
    )
  }
  const site = parsed.data
  return ctx.transaction(async (orm) => {
    await store.lockSites(orm)
    const [takenBy, dealerships, manufacturer] = [
      await store.findTaken(orm, site.slug, site.domains),
      await store.findDealerships(
        orm,
        site.dealerships.map(({ slug }) => slug),
      ),
      site.manufacturer && (await store.findManufacturer(orm, site.manufacturer.slug)),
    ]
    const problems = [...takenBy.map(taken), ...unknownRecords(site, dealerships, manufacturer)]
    if (problems.length > 0) refuse('conflict', problems)
    return write(orm, site, dealerships, manufacturer?.id)
  })
}

async function write(
  orm: Orm,
  site: NewSite,
  known: store.KnownDealership[],
  manufacturerId: number | undefined,
): Promise<AddedSite> {
  const missing = site.dealerships.filter(({ slug }) => !known.some((each) => each.slug === slug))
  const madeIds = await store.insertDealerships(orm, missing.map(named))
  const { slug, name, kind, template, domains, manufacturer } = site
  const made = manufacturer && manufacturerId === undefined ? manufacturer : undefined
  const id = await store.insertSite(orm, {
    slug,
    name,
    kind,
    template,
    domains,
    manufacturerId: made ? await store.insertManufacturer(orm, named(made)) : manufacturerId,
    groupId: kind === 'group' && missing.length === 0 ? commonGroup(known) : null,
    dealershipIds: [...known.map((each) => each.id), ...madeIds],
  })
  const created = [...missing.map((each) => `dealership ${each.slug}`), ...(made ? [`manufacturer ${made.slug}`] : [])]
  return { id, slug, domains, created }
}

const named = ({ slug, name = slug }: { slug: string; name?: string }) => ({ slug, name })

/** The dealer group a group site belongs to: the one all its dealerships are in. */
function commonGroup(dealerships: store.KnownDealership[]): number | null {
  const [first, ...others] = new Set(dealerships.map(({ groupId }) => groupId))
  return others.length === 0 ? (first ?? null) : null
}

function unknownRecords(
  site: NewSite,
  dealerships: store.KnownDealership[],
  manufacturer: { id: number } | undefined,
): FieldProblem[] {
  const known = new Set(dealerships.map(({ slug }) => slug))
  const unknown = site.dealerships.filter(({ slug, name }) => name === undefined && !known.has(slug))
  const problems = unknown.map(({ slug }) => ({ field: 'dealerships', message: notThere('dealership', slug) }))
  if (site.manufacturer && !manufacturer && site.manufacturer.name === undefined) {
    problems.push({ field: 'manufacturer', message: notThere('manufacturer', site.manufacturer.slug) })
  }
  return problems
}

const notThere = (what: string, slug: string): string =>
  `There is no ${what} "${slug}". Give it as "${slug}:Its Name" to make it.`

const taken = ({ host, site }: store.Taken): FieldProblem =>
  host === null
    ? { field: 'slug', message: `The slug "${site}" is taken.` }
    : { field: 'domains', message: `The host ${host} belongs to the site "${site}".` }

function refuse(code: 'bad_request' | 'conflict', problems: FieldProblem[]): never {
  const message = problems.map(({ field, message: text }) => `${field}: ${text}`).join('\n')
  throw new AppError(code, message, problems)
}
