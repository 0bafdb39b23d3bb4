import type { Condition, Conditions } from './conditions.ts'
import type { SiteSettings } from './site-config.ts'

type RuleValue = string | number | readonly (string | number)[]

/** A rule as it is written: each condition one value or a list of them. */
interface RuleInput {
  readonly when: { readonly [C in Condition]?: RuleValue }
  readonly set: SiteSettings
}

/** A layer as it is written in a file or stored. */
export interface LayerInput {
  readonly settings?: SiteSettings
  readonly rules?: readonly RuleInput[]
}

export interface ConfigRule {
  readonly when: Conditions
  readonly set: SiteSettings
  /** A rule with any vehicle condition waits for a vehicle; the others hold for the whole site. */
  readonly scope: 'site' | 'vehicle'
}

declare const parsed: unique symbol

/** A layer that has been validated; only `parseLayer` makes one. */
export interface ConfigLayer {
  readonly settings: SiteSettings
  readonly rules: readonly ConfigRule[]
  readonly [parsed]: true
}
