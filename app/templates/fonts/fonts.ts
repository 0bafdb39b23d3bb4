import barlowCondensed from './barlow-condensed.woff2?url'
import figtree from './figtree.woff2?url'
import publicSans from './public-sans.woff2?url'
import sora from './sora.woff2?url'

const files: Record<string, string> = {
  'Figtree Variable': figtree,
  'Barlow Condensed': barlowCondensed,
  'Public Sans Variable': publicSans,
  'Sora Variable': sora,
}

/** The files of ours that these font-family lists begin with, each once, in the letters pages open with: what a page should fetch first. */
export function fontFiles(...lists: string[]): string[] {
  const first = lists.map((list) => nameOf(list.split(',')[0]!))
  return [...new Set(first)].flatMap((name) => files[name] ?? [])
}

/** A font-family list in which the rest of each font of ours follows the letters pages open with. */
export function wholeFonts(list: string): string {
  const families = list.split(',').map((family) => family.trim())
  return families
    .flatMap((family) => (files[nameOf(family)] ? [family, `'${nameOf(family)} Rest'`] : family))
    .join(', ')
}

const nameOf = (family: string): string => family.replaceAll("'", '').trim()
