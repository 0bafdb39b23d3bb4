import type { MeshPhysicalMaterial } from 'three'
import { paintMaterial } from '../material/paint.ts'
import { aluminium, blackPlastic, chrome, darkUnderside, glossBlack } from '../material/trim.ts'
import type { Fittings, Trim } from './model.ts'
import type { Shell } from './shell.ts'

/** What the makers of parts need: the shell to fit them to, the trim, and one of each material. */
export type Kit = {
  shell: Shell
  fittings: Fittings
  trim: Trim
  paint: MeshPhysicalMaterial
  black: MeshPhysicalMaterial
  gloss: MeshPhysicalMaterial
  dark: MeshPhysicalMaterial
  chrome: MeshPhysicalMaterial
  alloy: MeshPhysicalMaterial
}

export const makeKit = (shell: Shell, fittings: Fittings, trim: Trim): Kit => ({
  shell, fittings, trim,
  paint: paintMaterial(), black: blackPlastic(), gloss: glossBlack(), dark: darkUnderside(), chrome: chrome(),
    alloy: aluminium(),
})
