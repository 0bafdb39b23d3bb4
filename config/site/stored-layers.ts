import type { SharedLayers } from './config-resolver.ts'
import type { ConfigLayer } from './layer.ts'
import { mergeSettings } from './merge-settings.ts'
import { templateLayers } from './template-layers.ts'

/** Which layer it is: the key is '' for the platform, else the template's, the brand's or the site's name. */
interface LayerPlace {
  readonly scope: 'platform' | 'template' | 'brand' | 'site'
  readonly key: string
}

interface PlacedLayer extends LayerPlace {
  readonly layer: ConfigLayer
}

/** The layers sites share: the stored ones, and the templates as they are built, each under a stored one of its name. */
export function sharedLayers(stored: readonly PlacedLayer[]): SharedLayers {
  const at = (scope: LayerPlace['scope']) =>
    Object.fromEntries(stored.filter((each) => each.scope === scope).map(({ key, layer }) => [key, layer]))
  const own = at('template')
  const templates = Object.entries(templateLayers()).map(([name, layer]) => [
    name,
    own[name] ? over(layer, own[name]) : layer,
  ])
  return { platform: at('platform')[''], templates: Object.fromEntries(templates), brands: at('brand') }
}

const over = (below: ConfigLayer, above: ConfigLayer): ConfigLayer => ({
  ...below,
  settings: mergeSettings(below.settings, above.settings),
  rules: [...below.rules, ...above.rules],
})
