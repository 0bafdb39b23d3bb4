import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { paintColours } from './paint/colours.ts'
import { readManifest } from './media-manifest.ts'
import { backdropNames } from './places.ts'

/** A row of the contact sheet: a name and pictures of the same kind. */
export interface MediaRow {
  name: string
  pictures: { label: string; src: string }[]
}

const drawnOnce = ['interiors', 'facades', 'heroes'] as const
const colours = Object.keys(paintColours).map((name) => name.replaceAll(' ', '-'))

/** Everything the studio has drawn: each vehicle from all sides, in a colour and a place of its own, then the rest. */
export function mediaRows(): MediaRow[] {
  const vehicles = Object.entries(readManifest()).map(([variant, { views, spin }], at): MediaRow => {
    const dress = `${colours[(at * 5) % colours.length]}/${backdropNames[at % backdropNames.length]}`
    const stills = Object.keys(views).map((view) => ({ label: view, src: `/media/studio/${variant}/${view}/${dress}` }))
    const turns = spin
      ? [0, 9, 18, 27].map((frame) => ({
          label: `spin ${frame}`,
          src: `/media/studio/${variant}/spin-${String(frame).padStart(2, '0')}/${dress}`,
        }))
      : []
    return { name: variant, pictures: [...stills, ...turns] }
  })
  const rest = drawnOnce.map((folder): MediaRow => ({
    name: folder,
    pictures: readdirSync(fileURLToPath(new URL(`media/${folder}`, import.meta.url)))
      .filter((file) => file.endsWith('.webp'))
      .toSorted()
      .map((file) => ({ label: file.replace('.webp', ''), src: `/media/${folder}/${file.replace('.webp', '')}` })),
  }))
  return [...vehicles, ...rest]
}
