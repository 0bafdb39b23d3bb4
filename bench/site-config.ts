import { performance } from 'node:perf_hooks'
import { configFor } from '../config/site/config-for.ts'
import { meetsConditions, siteConditions } from '../config/site/conditions.ts'
import { ConfigResolver } from '../config/site/config-resolver.ts'
import { defaultConfig } from '../config/site/default-config.ts'
import type { ConfigLayer, LayerInput } from '../config/site/layer.ts'
import { isPlainObject } from '../config/site/merge-settings.ts'
import { parseLayer } from '../config/site/parse-layer.ts'
import type { SiteConfig, SiteIdentity } from '../config/site/site-config.ts'
import { templateLayers } from '../config/site/template-layers.ts'

// Resolves ten thousand sites with the resolver and, in the same run, by cloning and merging each one whole.
// node --expose-gc bench/site-config.ts

const siteCount = 10_000
const brandCount = 40

interface Tenant {
  readonly site: SiteIdentity
  readonly layer: ConfigLayer
}

const templates = templateLayers()
const platform = parseLayer({
  settings: { reviews: { googleLimit: 9 } },
  rules: [
    { when: { template: 'gallery' }, set: { blog: { title: 'Journal' } } },
    { when: { brand: ['brand-3', 'brand-4'] }, set: { certified: { makes: ['brand-3'] } } },
    { when: { carType: 'new' }, set: { tags: { fuel: true } } },
  ],
} satisfies LayerInput)
const brands = Object.fromEntries(
  Array.from({ length: brandCount }, (_, at) => [
    `brand-${at}`,
    parseLayer({ settings: { theme: { colour: { accent: hexOf(at) } }, warranty: { standardYears: 5 } } }),
  ]),
)

function hexOf(at: number): string {
  return `#${(0x202020 + at * 7919).toString(16).padStart(6, '0').slice(-6)}`
}

/** Every site has its own phone, e-mail and logo; some a palette, a navigation, rules of their own. */
function layerOf(at: number): LayerInput {
  return {
    settings: {
      contact: { phones: { main: `07 3${String(at).padStart(7, '0')}` }, email: `sales@site-${at}.example` },
      logos: { main: `/media/site-${at}/logo.svg` },
      ...(at % 3 === 0 && { theme: { colour: { accent: hexOf(at), block: hexOf(at + 1) } } }),
      ...(at % 5 === 0 && { listing: { columns: 4, clearFiltersTarget: 'listing' } }),
      ...(at % 10 === 0 && {
        header: {
          nav: [
            { label: 'Home', href: '/' },
            { label: `Yard ${at}`, menu: 'stock' },
          ],
        },
      }),
    },
    rules: at % 20 === 0 ? [{ when: { location: at }, set: { buttons: { page: ['call', 'enquiry'] } } }] : [],
  }
}

const names = Object.keys(templates)

function parseTenants(): Tenant[] {
  return Array.from({ length: siteCount }, (_, at) => ({
    site: {
      slug: `site-${at}`,
      template: names[at % names.length] ?? '',
      brand: at % 4 === 0 ? null : `brand-${at % brandCount}`,
    },
    layer: parseLayer(layerOf(at)),
  }))
}

function assignDeep(target: Record<string, unknown>, patch: object): void {
  for (const [name, value] of Object.entries(patch)) {
    const before = target[name]
    if (isPlainObject(before) && isPlainObject(value)) assignDeep(before, value)
    else target[name] = structuredClone(value)
  }
}

function resolveNaively({ site, layer }: Tenant): SiteConfig {
  const config = structuredClone(defaults) as unknown as Record<string, unknown>
  const layers = [platform, templates[site.template], brands[site.brand ?? ''], layer].filter(
    (one) => one !== undefined,
  )
  for (const { settings } of layers) assignDeep(config, settings)
  for (const rule of layers.flatMap(({ rules }) => rules)) {
    if (rule.scope === 'site' && meetsConditions(rule.when, siteConditions, site)) assignDeep(config, rule.set)
  }
  return config as unknown as SiteConfig
}

const defaults = defaultConfig()

function heap(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

function measure<T>(work: () => T): { result: T; ms: number; bytes: number } {
  const before = heap()
  const start = performance.now()
  const result = work()
  const ms = performance.now() - start
  return { result, ms, bytes: heap() - before }
}

function row(name: string, ms: number, bytes: number): string {
  const perSite = `${((ms * 1000) / siteCount).toFixed(1)} µs`
  return `| ${[name, perSite, `${(bytes / 1e6).toFixed(1)} MB`, `${Math.round(bytes / siteCount)} B`].join(' | ')} |`
}

function main(): void {
  if (!globalThis.gc) throw new Error('run with --expose-gc')
  const parsed = measure(parseTenants)
  const tenants = parsed.result
  // A first pass warms both ways up, so neither pays for compilation.
  const warm = new ConfigResolver({ platform, templates, brands })
  for (const tenant of tenants.slice(0, 1000)) {
    warm.resolve({ ...tenant, version: 1 })
    resolveNaively(tenant)
  }

  const resolver = new ConfigResolver({ platform, templates, brands })
  const shared = measure(() => tenants.map((tenant) => resolver.resolve({ ...tenant, version: 1 })))
  const cached = measure(() => tenants.map((tenant) => resolver.resolve({ ...tenant, version: 1 })))
  const vehicles = measure(() => shared.result.map((config, at) => configFor(config, { location: at, carType: 'new' })))
  const naive = measure(() => tenants.map(resolveNaively))

  console.log(`${siteCount} sites, ${names.length} templates, ${brandCount} brands, Node ${process.version}\n`)
  console.log('| | time per site | heap | per site |\n| --- | --- | --- | --- |')
  console.log(row('validate the site layers', parsed.ms, parsed.bytes))
  console.log(row('resolve, shared', shared.ms, shared.bytes))
  console.log(row('resolve again, same version', cached.ms, cached.bytes))
  console.log(row('configFor, a first vehicle of each site', vehicles.ms, vehicles.bytes))
  console.log(row('resolve, cloned and merged whole', naive.ms, naive.bytes))
  const ratio = (naive.bytes / shared.bytes).toFixed(0)
  console.log(`\nShared takes ${ratio} times less memory and ${(naive.ms / shared.ms).toFixed(0)} times less time.`)
  // Also keeps all results alive until they have been measured.
  for (const [at, config] of naive.result.entries()) {
    if (shared.result[at] !== cached.result[at]) throw new Error('a version was resolved twice')
    if (at % 100 === 0 && JSON.stringify(config) !== JSON.stringify(shared.result[at]))
      throw new Error('results differ')
  }
}

if (import.meta.main) main()
