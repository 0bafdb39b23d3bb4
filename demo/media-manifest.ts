import { readFileSync, writeFileSync } from 'node:fs'
import type { ExteriorView } from './paint/views.ts'

/** Where a point of the vehicle is, in the frames of a spin where it can be seen: shares of width and height. */
export type Hotspot = { name: string; frames: Record<number, readonly [x: number, y: number]> }

type VariantEntry = {
  views: Partial<Record<ExteriorView, { width: number; height: number }>>
  spin?: { width: number; height: number; frames: number; hotspots: Hotspot[] }
}

/** Every picture there is, so that nobody has to list a folder. */
export type Manifest = Record<string, VariantEntry>

const file = new URL('media/manifest.json', import.meta.url)

export function readManifest(): Manifest {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

/** Changes one variant's entry. The file is read again each time, as another renderer may be entering its own variants. */
export function enterVariant(variant: string, change: (entry: VariantEntry) => void): void {
  const manifest = readManifest()
  const entry = (manifest[variant] ??= { views: {} })
  change(entry)
  const sorted = Object.fromEntries(Object.entries(manifest).toSorted(([a], [b]) => a.localeCompare(b)))
  writeFileSync(file, `${JSON.stringify(sorted, null, 1)}\n`)
}
