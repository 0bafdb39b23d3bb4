import type { LocalRecord } from './local-records.ts'

const names = ['name', 'last_name', 'email', 'phone', 'postcode'] as const

/** What of a form a device remembers: who asks, and only where name, e-mail and phone are all given. */
export function detailsToSave(values: Readonly<Record<string, unknown>>): LocalRecord<'savedDetails'> | null {
  const text = (name: string): string => (typeof values[name] === 'string' ? values[name].trim() : '')
  const [name, last_name, email, phone, postcode] = names.map(text) as [string, string, string, string, string]
  return name && email && phone ? { name, last_name, email, phone, postcode } : null
}
