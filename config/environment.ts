import type { z } from 'zod'
import { environmentKeys } from './environment-keys.ts'

type Keys = typeof environmentKeys
type Value<K extends keyof Keys> = z.infer<Keys[K]['type']> | (null extends Keys[K]['default'] ? null : never)

/** The process environment, validated; secrets are of type `Secret`. */
export type Environment = { readonly [K in keyof Keys as Keys[K]['field']]: Value<K> }

interface EnvironmentProblem {
  readonly name: string
  readonly message: string
}

/** Every variable that is wrong, at once; a secret's value is never repeated. */
export class EnvironmentError extends Error {
  readonly problems: readonly EnvironmentProblem[]

  constructor(problems: readonly EnvironmentProblem[]) {
    super(['Environment refused:', ...problems.map(({ name, message }) => `  ${name} ${message}`)].join('\n'))
    this.name = 'EnvironmentError'
    this.problems = problems
  }
}

/** Reads and validates the process environment; an empty variable counts as not set. */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  const values: Record<string, unknown> = {}
  const problems: EnvironmentProblem[] = []
  for (const [name, key] of Object.entries(environmentKeys)) {
    const given = env[name]?.trim()
    if (given === undefined || given === '') {
      values[key.field] = key.default
      continue
    }
    const parsed = key.type.safeParse(given)
    const got = 'secret' in key ? '(not shown)' : JSON.stringify(given)
    if (parsed.success) values[key.field] = parsed.data
    else problems.push({ name, message: `got ${got}, wants ${key.wants}` })
  }
  if (problems.length > 0) throw new EnvironmentError(problems)
  // A demo is for the person who started it; only production answers to the network unasked.
  if (!env.HOST?.trim()) values.host = values.mode === 'production' ? '0.0.0.0' : '127.0.0.1'
  return Object.freeze(values) as Environment
}
