import { readStoredLayer } from '#config/site/read-stored-layer.ts'
import { currentStep, upgradeSteps } from '#config/site/upgrades/steps.ts'
import { upgradeLayer } from '#config/site/upgrades/upgrade-layer.ts'
import type { Orm } from '#db/database.ts'
import { type ConfigLayerRow, loadSites, lockConfigLayers, saveConfigLayer } from '#db/sites.ts'
import { AppError, type FieldProblem } from '#domain/app-error.ts'
import { checkRecords } from './check-config.ts'

/** Brings every stored layer to this version's keys; where a setting would be lost, none, and every reason why. */
export async function upgradeLayers(orm: Orm, say: (text: string) => void): Promise<void> {
  const rows = await lockConfigLayers(orm)
  const lost = rows.flatMap(lostSettings)
  if (lost.length > 0) throw new AppError('conflict', refusal(lost), lost)
  for (const row of rows.filter(({ schemaVersion }) => schemaVersion < currentStep)) {
    const { settings, rules, retired } = upgradeLayer(row)
    // Both were read just now, without a complaint.
    await saveConfigLayer(orm, { ...row, settings, rules } as ConfigLayerRow)
    const names = upgradeSteps.slice(row.schemaVersion).map(({ name }) => name)
    say(`Configuration of ${nameOf(row)} upgraded: ${names.join(', ')}`)
    for (const { path, message } of retired) say(`Configuration of ${nameOf(row)}: ${path} ${message}`)
  }
  // Nothing is lost by these, and a check may be newer than the layer: a site runs with them, so they stop nothing here.
  for (const { slug, failed } of checkRecords(await loadSites({ orm }))) {
    for (const { keys, message } of failed)
      say(`Look at the configuration of site ${slug}, ${keys.join(', ')}: ${message}`)
  }
}

function lostSettings(row: ConfigLayerRow): FieldProblem[] {
  const newer = row.schemaVersion > currentStep ? ' (written by a newer version of the program)' : ''
  return readStoredLayer(row).refused.map(({ path, message }) => ({
    field: `${nameOf(row)}: ${path}`,
    message: `${message}${newer}`,
  }))
}

const nameOf = ({ scope, key }: ConfigLayerRow): string => (key === '' ? scope : `${scope} ${key}`)

const refusal = (lost: readonly FieldProblem[]): string =>
  [
    'Stored configuration would lose settings. Nothing was changed.',
    ...lost.map(({ field, message }) => `  ${field}: ${message}`),
    'Put each right in the table config_layer (scope, key). For a key that was renamed or retired, add a step to config/site/upgrades/steps.ts.',
  ].join('\n')
