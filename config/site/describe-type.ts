import { z } from 'zod'

interface JsonSchema {
  description?: string
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  minimum?: number
  maximum?: number
}

/** Names a key's type for people: `integer 1 to 6`, `'light' | 'dark'`, `list of slug`. */
export function describeType(type: z.ZodType): string {
  return describe(z.toJSONSchema(type) as JsonSchema)
}

function describe(schema: JsonSchema): string {
  if (schema.description !== undefined) return schema.description
  if (schema.anyOf) return schema.anyOf.map(describe).join(' | ')
  if (schema.enum) return schema.enum.map(quote).join(' | ')
  if (schema.const !== undefined) return quote(schema.const)
  if (schema.prefixItems) return `[${schema.prefixItems.map(describe).join(', ')}]`
  if (schema.items) return `list of ${inList(describe(schema.items))}`
  if (schema.properties) return describeObject(schema.properties, schema.required ?? [])
  if (schema.type === 'boolean') return 'true | false'
  if (schema.type === 'string') return 'text'
  return `${schema.type ?? 'anything'}${describeBounds(schema)}`
}

function describeObject(properties: Record<string, JsonSchema>, required: string[]): string {
  const fields = Object.entries(properties).map(([name, field]) => {
    return `${name}${required.includes(name) ? '' : '?'}: ${describe(field)}`
  })
  return `{ ${fields.join(', ')} }`
}

function describeBounds({ minimum, maximum }: JsonSchema): string {
  return minimum !== undefined && maximum !== undefined ? ` ${minimum} to ${maximum}` : ''
}

const quote = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value))
const inList = (words: string) => (words.includes(' | ') && !words.startsWith('{') ? `(${words})` : words)
