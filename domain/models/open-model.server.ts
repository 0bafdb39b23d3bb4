import { builtPath } from '../content/built-paths.ts'
import { pageFacts } from '../content/page-facts.ts'
import { brandPath, directoryPaths, modelsOfPath } from '../content/route-paths.ts'
import type { Ctx } from '../ctx.ts'
import { slugOf } from '../formats/slug.ts'
import { stockCard } from '../listings/vehicle-card.ts'
import { listOffers } from '../offers/list-offers.server.ts'
import { equals, inStock } from '../stock-search/stock-filters.ts'
import { counted, nounOfKinds } from '../vehicles/nouns.ts'
import { silhouetteOf } from '../vehicles/silhouette.ts'
import { isModelAt, modelPath } from './model-path.ts'
import { chosenOf, type SiteModel, siteModels } from './site-models.server.ts'
import { compareVariants, type Variant, variantsOf } from './variants.ts'

export type ModelView = Extract<NonNullable<Awaited<ReturnType<typeof openModel>>>, { meta: unknown }>

/** Two rows of the site's cards. */
const mostCards = { standard: 6, specTable: 8, large: 4 }
/** More of one model than any dealer has. */
const plenty = 500

/** The page of a model at its address, or where it is instead; null where the site has no such model. */
export async function openModel(ctx: Ctx, path: string) {
  // Every path that is no page comes here: the records say no before the stock is asked.
  const record = chosenOf(await ctx.view.models(), ctx.config).find((each) => isModelAt(each, path))
  if (!record) return null
  const href = modelPath(record)
  if (href !== path) return { redirect: href }
  const model = (await siteModels(ctx)).find(({ slug }) => slug === record.slug)
  return model ? modelView(ctx, model) : null
}

async function modelView(ctx: Ctx, model: SiteModel) {
  const { title, make, name, entry, bodies } = model
  const found = await ctx.stock.search({
    filter: [inStock, equals('make', make), equals('model', name)],
    sort: ['created_at_timestamp:desc'],
    facets: ['kind'],
    limit: plenty,
  })
  const noun = nounOfKinds(found.facetCounts)
  const variants = variantsOf(found.vehicles, ctx.config.wording.noPriceText)
  const stockHref = found.total > 0 ? `/search/${slugOf(make)}/${slugOf(name)}` : null
  const [body] = bodies
  return {
    ...pageFacts(ctx, {
      // A listing of the same vehicles is called by the name alone.
      title: `${title}: variants and prices`,
      description: describe(ctx, model, variants, found.total),
      path: model.href,
      above: [
        { label: 'Models', to: directoryPaths.models },
        { label: make, to: brandPath(slugOf(make)) },
      ],
      crumb: name,
    }),
    title,
    tagline: entry?.tagline ?? null,
    paragraphs: entry?.paragraphs ?? [],
    picture: model.picture,
    silhouette: silhouetteOf(body?.label ?? null),
    make: { name: make, href: brandPath(slugOf(make)) },
    body: body ? { label: body.label, href: modelsOfPath(body.slug) } : null,
    from: variants.find(({ price }) => price.amount !== null)?.price ?? null,
    total: found.total === 0 ? null : counted(found.total, noun),
    inStock: found.total,
    variants: variants.map((variant) => ({ ...variant, href: stockHref && variantHref(stockHref, variant) })),
    compared: compareVariants(found.vehicles),
    stock: {
      href: stockHref,
      look: ctx.config.listing.card,
      cards: found.vehicles.slice(0, mostCards[ctx.config.listing.card]).map((vehicle) => stockCard(ctx, vehicle)),
    },
    offers: await offersOf(ctx, model),
    testDriveHref: builtPath(ctx.config, '/book-test-drive'),
    contactHref: builtPath(ctx.config, '/contact'),
  }
}

/** What is offered of it, without the way to where one is already. */
async function offersOf(ctx: Ctx, { slug, href: here }: SiteModel) {
  const offers = await listOffers(ctx, ({ model: offered }) => offered?.slug === slug)
  return offers.map((offer) => ({ ...offer, actions: offer.actions.filter(({ href }) => href !== here) }))
}

const variantHref = (stockHref: string, { badge }: Variant): string =>
  badge === null ? stockHref : `${stockHref}?badge=${encodeURIComponent(badge)}`

function describe({ site }: Ctx, { title, entry }: SiteModel, variants: readonly Variant[], total: number): string {
  const [first] = variants
  const from = first && first.price.amount !== null ? `, from ${first.price.amount} ${first.price.type}` : ''
  const stock =
    total > 0
      ? `${total} in stock in ${variants.length === 1 ? '1 variant' : `${variants.length} variants`}${from}`
      : null
  return `${title} at ${site.name}: ${[entry?.tagline, stock].filter(Boolean).join('. ') || entry!.paragraphs![0]!}.`
}
