import { configChecks } from './checks.ts'
import type { ConfigIssue } from './config-error.ts'
import type { Conditions } from './conditions.ts'
import { mergeSettings } from './merge-settings.ts'
import type { SiteConfig } from './site-config.ts'
import { vehicleRulesOf } from './vehicle-rules.ts'

export interface FailedCheck {
  readonly name: string
  readonly keys: readonly string[]
  readonly message: string
}

type LeadsSomewhere = (href: string) => boolean

/** The checks between keys that a resolved configuration fails, also where one of its rules for vehicles holds. */
export function failedChecks(config: SiteConfig, leads: LeadsSomewhere): FailedCheck[] {
  const failed = failing(config, leads)
  const byRules = vehicleRulesOf(config).flatMap(({ when, set }) =>
    failing(mergeSettings(config, set), leads)
      .filter((check) => !failed.includes(check))
      .map(({ name, keys, message }) => ({ name, keys, message: `${message}, also for ${vehiclesOf(when)}` })),
  )
  return [...failed.map(({ name, keys, message }) => ({ name, keys, message })), ...byRules]
}

/** A failed check as an issue at each of its keys. */
export const checkIssues = ({ keys, message }: FailedCheck): ConfigIssue[] => keys.map((path) => ({ path, message }))

const failing = (config: SiteConfig, leads: LeadsSomewhere) => configChecks.filter(({ holds }) => !holds(config, leads))

const vehiclesOf = (when: Conditions): string =>
  `vehicles of ${Object.entries(when)
    .map(([name, values]) => `${name} ${values.join(' or ')}`)
    .join(', ')}`
