export interface ComboboxOption {
  /** What is typed, shown and sent. */
  value: string
  /** Beside it: a count, a state. */
  hint?: string
  /** Before it. */
  picture?: { src: string; width: number; height: number }
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('en-AU')
    .trim()

/** Options a text fits: those that begin with it first, then those with a word that does, then those that hold it. */
export function filterOptions(options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] {
  const wanted = plain(text)
  if (wanted === '') return options
  const rank = ({ value }: ComboboxOption): number => {
    const at = plain(value).indexOf(wanted)
    if (at <= 0) return at === 0 ? 0 : 3
    return plain(value).includes(` ${wanted}`) ? 1 : 2
  }
  const ranked = options.map((option) => ({ option, rank: rank(option) })).filter((entry) => entry.rank < 3)
  return ranked.toSorted((one, other) => one.rank - other.rank).map((entry) => entry.option)
}

/** Where an arrow key goes: around the ends, and from nowhere to the first or the last. */
export function nextIndex(count: number, active: number, key: 'ArrowDown' | 'ArrowUp'): number {
  if (count === 0) return -1
  if (active === -1) return key === 'ArrowDown' ? 0 : count - 1
  return (active + (key === 'ArrowDown' ? 1 : -1) + count) % count
}
