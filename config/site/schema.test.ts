import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { describeType } from './describe-type.ts'
import { listKeys } from './list-keys.ts'

const keys = listKeys()

interface JsonSchema {
  type?: string
  anyOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  additionalProperties?: unknown
}

const objectsIn = (schema: JsonSchema): JsonSchema[] => [
  ...(schema.type === 'object' ? [schema] : []),
  ...(schema.anyOf ?? []).flatMap(objectsIn),
  ...(schema.items ? objectsIn(schema.items) : []),
  ...Object.values(schema.properties ?? {}).flatMap(objectsIn),
]

describe.each(keys)('$path [PL-04]', ({ path, key }) => {
  it('is declared soundly', () => {
    const schema = z.toJSONSchema(key.type) as JsonSchema
    expect(key.type.safeParse(key.default).success, 'its default is of its type').toBe(true)
    expect(key.type.parse(key.default), 'its type transforms nothing').toEqual(key.default)
    if (key.whenRefused !== undefined) expect(key.type.parse(key.whenRefused)).toEqual(key.whenRefused)
    expect(key.meaning).toMatch(/^\S.+[^.\s]$/)
    for (const row of key.serves) expect(row).toMatch(/^[A-Z]{2}-\d{2}$/)
    for (const object of objectsIn(schema)) expect(object.additionalProperties, 'its objects are strict').toBe(false)
    // Objects merge between layers, so an object must be a group of keys, never one key's value.
    for (const option of schema.anyOf ?? [schema]) expect(option.type).not.toBe('object')
    if (key.audience === 'secret') expect([key.default, key.perVehicle]).toEqual([null, false])
    // Rules per vehicle change values, they do not add entries that would need defaults.
    if (path.includes('<id>')) expect(key.perVehicle).toBe(false)
  })
})

it('has all money in cents, under a name that says so [PL-04]', () => {
  const inCents = keys.filter(({ key }) => /\bcents\b/.test(describeType(key.type))).map(({ path }) => path)
  // A fee and a region are parts of a list: the name stands in the list's entries.
  expect(inCents.filter((path) => !/Cents$|\.fees$|\.regions$/.test(path))).toEqual([])
  expect(keys.filter(({ path, key }) => /dollar|\$/i.test(`${path} ${key.meaning}`)).map(({ path }) => path)).toEqual(
    [],
  )
})

it('names every key once [PL-04]', () => {
  expect(new Set(keys.map(({ path }) => path)).size).toBe(keys.length)
})
