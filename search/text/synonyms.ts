import { words } from './normalize.ts'

/** Each word of a group stands for all others of it. Groups hold single words: several are found by being joined. */
export function synonymTable(groups: readonly (readonly string[])[]): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, string[]>()
  for (const group of groups) {
    const members = group.map((entry) => words(entry).join(''))
    for (const member of members) {
      const others = members.filter((other) => other !== member)
      table.set(member, [...(table.get(member) ?? []), ...others])
    }
  }
  return table
}
