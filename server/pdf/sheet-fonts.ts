import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { VehicleSheet } from '#domain/vehicles/sheet/vehicle-sheet.server.ts'

const require = createRequire(import.meta.url)

/** The fonts sites are set in, as whole files: those of the pages are in a form that cannot stand in a PDF. */
const families: Readonly<Record<string, readonly [regular: string, bold: string]>> = {
  'Figtree Variable': ['figtree/400Regular/Figtree_400Regular.ttf', 'figtree/700Bold/Figtree_700Bold.ttf'],
  'Public Sans Variable': [
    'public-sans/400Regular/PublicSans_400Regular.ttf',
    'public-sans/700Bold/PublicSans_700Bold.ttf',
  ],
  'Barlow Condensed': [
    'barlow-condensed/500Medium/BarlowCondensed_500Medium.ttf',
    'barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf',
  ],
  'Sora Variable': ['sora/300Light/Sora_300Light.ttf', 'sora/600SemiBold/Sora_600SemiBold.ttf'],
}
const usual = 'Public Sans Variable'

/** The files for a site's headings and text. */
export function sheetFonts({ display, text, displayWeight }: VehicleSheet['look']['font']) {
  const [light, heavy] = familyOf(display)
  const [regular, bold] = familyOf(text)
  return { display: file(displayWeight >= 500 ? heavy : light), text: file(regular), strong: file(bold) }
}

const familyOf = (list: string): readonly [string, string] =>
  families[list.split(',')[0]!.replaceAll(/['"]/g, '').trim()] ?? families[usual]!

/** The file for a site's headings, and what the font in it is called: 'Sora, Light', with a comma, for a family's name may hold a weight. */
export function fontFile({ display, displayWeight }: Pick<VehicleSheet['look']['font'], 'display' | 'displayWeight'>): {
  path: string
  name: string
} {
  const [light, heavy] = familyOf(display)
  const chosen = displayWeight >= 500 ? heavy : light
  const [, family = '', weight = ''] = /([A-Za-z]+)_\d+([A-Za-z]+)\.ttf$/.exec(chosen) ?? []
  return { path: pathOf(chosen), name: `${family.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')}, ${weight}` }
}

const pathOf = (path: string): string => require.resolve(`@expo-google-fonts/${path}`)
const file = (path: string): Buffer => readFileSync(pathOf(path))
