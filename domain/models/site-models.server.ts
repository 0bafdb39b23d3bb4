import type { PublicConfig } from '#config/site/site-config.ts'
import type { ModelRecord } from '#db/models.ts'
import type { Ctx } from '../ctx.ts'
import { everyValue, inStock } from '../stock-search/stock-filters.ts'
import { modelPath } from './model-path.ts'
import { bodyTypeOf } from '../vehicles/body-types.ts'

type ModelEntry = PublicConfig['models']['entries'][number]

/** A model as a site shows it. */
export interface SiteModel {
  slug: string
  make: string
  name: string
  /** 'Toyota HiLux'. */
  title: string
  href: string
  picture: string | null
  /** What it is built as, the usual first. */
  bodies: readonly ReturnType<typeof bodyTypeOf>[]
  inStock: number
  /** What the site itself says of it. */
  entry: ModelEntry | null
}

type ModelsCtx = Pick<Ctx, 'view' | 'stock' | 'config'>

/**
 * The models a site has pages of: those of present ranges that are in stock or written about, and of these the ones its
 * configuration names, if it names any. What is neither would be a page with nothing on it.
 */
export async function siteModels(ctx: ModelsCtx): Promise<SiteModel[]> {
  const [records, counts] = await Promise.all([ctx.view.models(), countModels(ctx)])
  return chosenOf(records, ctx.config)
    .map((record) => modelOf(ctx, record, counts))
    .filter(({ inStock: count, entry }) => count > 0 || isWrittenOf(entry))
}

/** A picture alone says nothing of it. */
const isWrittenOf = (entry: ModelEntry | null): boolean => Boolean(entry?.tagline ?? entry?.paragraphs)

/** Those the site means, in its order. */
export function chosenOf(records: readonly ModelRecord[], { stock }: Pick<PublicConfig, 'stock'>): ModelRecord[] {
  const current = records.filter(({ status }) => status === 'current')
  if (stock.models.length === 0) return current
  return stock.models.flatMap((slug) => current.filter((record) => record.slug === slug))
}

function modelOf({ config }: ModelsCtx, record: ModelRecord, counts: ReadonlyMap<string, number>): SiteModel {
  const { slug, make, name, manufacturerBody, manufacturerBody2, manufacturerBody3 } = record
  const title = `${make} ${name}`
  const entry = config.models.entries.find(({ model }) => model === slug) ?? null
  const bodies = [manufacturerBody, manufacturerBody2, manufacturerBody3].flatMap((body) =>
    body ? bodyTypeOf(body) : [],
  )
  return {
    slug,
    make,
    name,
    title,
    href: modelPath(record),
    picture: entry?.image ?? record.cloudfrontNewImageUrl ?? record.imageUrl,
    bodies: [...new Map(bodies.map((body) => [body.slug, body])).values()],
    inStock: counts.get(title.toLowerCase()) ?? 0,
    entry,
  }
}

async function countModels({ stock }: ModelsCtx): Promise<Map<string, number>> {
  const { facetCounts } = await stock.search({
    filter: inStock,
    facets: ['make_model'],
    limit: 0,
    maxValuesPerFacet: everyValue,
  })
  return new Map((facetCounts['make_model'] ?? []).map(({ value, count }) => [value.toLowerCase(), count]))
}
