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
export function fontFiles(...families: string[]): string[] {
  const first = families.map((family) => family.split(',')[0]!.replaceAll("'", '').trim())
  return [...new Set(first)].flatMap((name) => files[name] ?? [])
}
