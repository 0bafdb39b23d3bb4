export const siteConditions = ['slug', 'template', 'brand'] as const
export const vehicleConditions = ['location', 'address', 'make', 'carType', 'itemType', 'provider'] as const

type SiteCondition = (typeof siteConditions)[number]
type VehicleCondition = (typeof vehicleConditions)[number]
export type Condition = SiteCondition | VehicleCondition

/** Accepted values per condition, lower case; a rule matches when every condition does. */
export type Conditions = { readonly [C in Condition]?: readonly string[] }

type Facts = { readonly [C in Condition]?: unknown }

/** Ids arrive as numbers or strings and makes in any case, so both sides are compared as lower-case strings. */
export function normaliseFact(value: string | number): string {
  return String(value).toLowerCase()
}

/** True when each of the named conditions the rule has is met by the facts. */
export function meetsConditions(when: Conditions, names: readonly Condition[], facts: Facts): boolean {
  return names.every((name) => {
    const accepted = when[name]
    return accepted === undefined || factValues(facts[name]).some((value) => accepted.includes(value))
  })
}

/** How many conditions a rule has, which is how specific it is. */
export function countConditions(when: Conditions): number {
  return Object.keys(when).length
}

function factValues(fact: unknown): string[] {
  const values: unknown[] = Array.isArray(fact) ? fact : [fact]
  return values.filter((value) => typeof value === 'string' || typeof value === 'number').map(normaliseFact)
}
