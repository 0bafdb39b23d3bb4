import { createHash } from 'node:crypto'
import type { Database } from '#db/database.ts'
import { dealerGroup, site } from '#db/schema.ts'
import { reportKey } from '#domain/vehicles/reports/report-key.ts'
import type { MediaStore } from '#services/media/media-store.ts'
import { dealerships, sites } from './dealers.ts'
import { lendersOf } from './lenders.ts'
import { addDealership } from './seed/add-dealership.ts'
import { addMakers } from './seed/add-makers.ts'
import { addOffers, addSite } from './seed/add-site.ts'
import { historyReport } from './seed/history-report.ts'

interface SeedOptions {
  now?: Date
  /** About how many; without a number, as many as the dealerships say, which is 10,000. */
  vehicles?: number
  /** Where reports are kept; without it there are none to open. */
  files?: MediaStore
}

const usualVehicles = dealerships.reduce((sum, { vehicles }) => sum + vehicles, 0)

/** No dealership has fewer: this many hold every special case. */
const fewestVehicles = 26
const spokenEvery = 2_000

/**
 * Fills an empty database with the demo, in one transaction: a start that is cut short leaves an empty database, which
 * the next start fills. A database that has sites is left alone.
 */
export async function seedDemo(db: Database, say: (text: string) => void, options: SeedOptions = {}): Promise<void> {
  if ((await db.orm.$count(site)) > 0) return
  const { now = new Date(), vehicles: wanted = usualVehicles } = options
  const started = performance.now()
  let [written, spoken] = [0, 0]
  const wrote = (count: number): void => {
    written += count
    if (written - spoken < spokenEvery) return
    spoken = written
    say(`${written.toLocaleString('en-AU')} vehicles …`)
  }
  const report = historyReport()
  const hash = createHash('sha256').update(report).digest('hex').slice(0, 32)
  const keepReport = async (dealershipId: number): Promise<string> => {
    const key = reportKey(dealershipId, hash)
    await options.files?.write(key, report, 'application/pdf')
    return key
  }
  say('Seeding the demo …')
  await db.transaction(async (orm) => {
    const { makers, models } = await addMakers(orm)
    const groups = sites.filter(({ kind }) => kind === 'group')
    const groupIds = new Map<string, number>()
    for (const { slug, name } of groups) {
      groupIds.set(
        slug,
        (await orm.insert(dealerGroup).values({ slug, name }).returning({ id: dealerGroup.id }))[0]!.id,
      )
    }
    const dealers = new Map<string, number>()
    for (const each of dealerships) {
      const group = groups.find((owner) => owner.dealerships.includes(each.slug))
      const groupId = group ? groupIds.get(group.slug)! : null
      const vehicles = Math.max(fewestVehicles, Math.round((each.vehicles * wanted) / usualVehicles))
      const lenders = lendersOf(sites, each.slug)
      dealers.set(
        each.slug,
        await addDealership(orm, each, { makers, groupId, vehicles, now, keepReport, wrote, lenders }),
      )
    }
    const siteIds = new Map<string, number>()
    for (const each of sites) {
      siteIds.set(each.slug, await addSite(orm, each, dealers, makers, groupIds.get(each.slug) ?? null, now))
    }
    await addOffers(
      orm,
      sites.flatMap(({ content }) => content.offers),
      { dealers, sites: siteIds, makers, models },
      now,
    )
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  say(`Seeded ${sites.length} sites and ${written.toLocaleString('en-AU')} vehicles in ${seconds} s.`)
}
