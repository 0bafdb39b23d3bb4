import barlowCondensed from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url'
import sora from '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2?url'

const files: Record<string, string> = {
  'Figtree Variable': figtree,
  'Barlow Condensed': barlowCondensed,
  'Public Sans Variable': publicSans,
  'Sora Variable': sora,
}

/** The files of ours that these font-family lists begin with, each once: what a page should fetch first. */
export function fontFiles(...families: string[]): string[] {
  const first = families.map((family) => family.split(',')[0]!.replaceAll("'", '').trim())
  return [...new Set(first)].flatMap((name) => files[name] ?? [])
}
