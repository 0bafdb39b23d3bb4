import type { MenuLink } from './menu-links.ts'

/** Two letters in one word may be wrong, and three in a long one: more is another word. */
const mostWrong = (text: string): number => Math.min(3, Math.max(1, Math.floor(text.length / 4)))

/** Fewer are near to anything. */
const fewestLetters = 3

/** The page that a path nearly fits: the one spelled most alike, or that ends in the same word; null where none does. */
export function nearPath(path: string, pages: readonly MenuLink[]): MenuLink | null {
  const wanted = bare(path)
  if (lastWord(wanted).length < fewestLetters) return null
  const [nearest] = pages
    .map((page) => ({
      page,
      wrong: Math.min(distance(wanted, bare(page.href)), distanceOfEnds(wanted, bare(page.href))),
    }))
    .filter(({ wrong }) => wrong <= mostWrong(lastWord(wanted)))
    .toSorted((one, other) => one.wrong - other.wrong)
  return nearest?.page ?? null
}

const bare = (path: string): string => path.toLowerCase().replaceAll(/^\/+|\/+$|\.(?:html?|php|aspx?)$/g, '')
const lastWord = (path: string): string => path.split('/').at(-1) ?? ''

/** A whole word that has moved elsewhere is nearer than any misspelling of two. */
const distanceOfEnds = (one: string, other: string): number => distance(lastWord(one), lastWord(other)) + 0.5

/** Letters to add, drop, change or swap with their neighbour, to make one text the other. */
export function distance(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwap = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      now[at] = Math.min(
        last[at]! + 1,
        now[at - 1]! + 1,
        last[at - 1]! + (isSame ? 0 : 1),
        isSwap ? before[at - 2]! + 1 : Infinity,
      )
    }
    ;[before, last] = [last, now]
  }
  return last[other.length]!
}
