import { ConfigError, type ConfigIssue } from '#config/site/config-error.ts'
import { checkIssues } from '#config/site/failed-checks.ts'
import { parseLayer } from '#config/site/parse-layer.ts'
import { currentStep } from '#config/site/upgrades/steps.ts'
import { lockSites } from '#db/add-site.ts'
import type { Orm } from '#db/database.ts'
import { type ConfigLayerRow, loadSites, NewerLayerError, saveConfigLayer, type SiteRecord } from '#db/sites.ts'
import { AppError } from '#domain/app-error.ts'
import { checkRecords } from './check-config.ts'

type Layer = Pick<ConfigLayerRow, 'scope' | 'key' | 'settings' | 'rules'>

/**
 * Saves a layer that somebody writes now, and answers its version. An unknown or ill-typed key, a rule that cannot be read
 * or keys that contradict each other are refused, all at once, with their paths.
 */
export async function saveLayer(orm: Orm, layer: Layer): Promise<number> {
  const { settings, rules } = layer
  try {
    parseLayer({ settings, rules })
  } catch (error) {
    if (error instanceof ConfigError) refuse(error.issues)
    throw error
  }
  // In a transaction, what was checked is what lies under it when it is stored.
  await lockSites(orm)
  const concerned = (await loadSites({ orm })).filter((record) => isFor(layer, record))
  refuse(newFailures(layer, concerned))
  try {
    return await saveConfigLayer(orm, layer)
  } catch (error) {
    if (error instanceof NewerLayerError) throw new AppError('conflict', error.message)
    throw error
  }
}

/** A site answers for all its keys; a layer that sites share only for what it breaks. */
function newFailures(layer: Layer, before: readonly SiteRecord[]): ConfigIssue[] {
  const isShared = layer.scope !== 'site'
  const known = isShared ? checkRecords(before) : []
  return checkRecords(before.map((record) => withLayer(record, layer))).flatMap(({ slug, failed }, at) => {
    const failedBefore = new Set(known[at]?.failed.map(({ name, message }) => name + message))
    const broken = failed.filter(({ name, message }) => !failedBefore.has(name + message))
    const where = isShared ? ` (site ${slug})` : ''
    return broken.flatMap(checkIssues).map(({ path, message }) => ({ path, message: `${message}${where}` }))
  })
}

function withLayer(record: SiteRecord, { scope, key, settings, rules }: Layer): SiteRecord {
  const others = record.layers.filter((row) => row.scope !== scope)
  const siteSlug = scope === 'site' ? key : null
  const row = { scope, key, settings, rules, siteSlug, version: 0, schemaVersion: currentStep, updatedAt: new Date(0) }
  return { ...record, layers: [...others, row] }
}

function isFor({ scope, key }: Layer, { slug, template, manufacturerSlug }: SiteRecord): boolean {
  return { platform: true, template: template === key, brand: manufacturerSlug === key, site: slug === key }[scope]
}

function refuse(issues: readonly ConfigIssue[]): void {
  if (issues.length === 0) return
  const fields = issues.map(({ path, message }) => ({ field: path, message }))
  throw new AppError('bad_request', new ConfigError(issues).message, fields)
}
