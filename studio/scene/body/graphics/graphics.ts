import { type IUniform, type Texture, Vector4 } from 'three'
import type { Sheet } from '../../canvas/mask.ts'
import { packMasks, pictureTexture } from '../../canvas/textures.ts'
import type { Face, FaceMarks } from '../faces/face.ts'
import type { Shell } from '../shell.ts'
import type { Tail, TailMarks } from '../tails/tail.ts'
import { frontDrawing, endSheet, rearDrawing, sideDrawing, type SideDrawing, sideSheet } from './sheets.ts'

/** The drawings as the shaders read them. */
export type Graphics = Record<string, IUniform<Texture | Vector4>>
export type SidePen = (sheet: SideDrawing, shell: Shell) => void

/** Draws the nose, the tail and the sides. */
export function drawGraphics(shell: Shell, face: Face | undefined, tail: Tail | undefined, side: SidePen): {
  graphics: Graphics
  front?: FaceMarks
  rear?: TailMarks
} {
  const { blueprint } = shell
  const front = frontDrawing(blueprint)
  const rear = rearDrawing(blueprint)
  const flank = sideDrawing(blueprint)
  const faceMarks = face?.(front, blueprint.headlamp)
  const tailMarks = tail?.(rear, blueprint)
  side(flank, shell)
  const graphics = {
    frontMasks: { value: packMasks([front.lamp, front.grille, front.plastic, front.chrome]) },
    frontMoreMasks: { value: packMasks([front.gloss, front.shut, front.silver]) },
    rearMasks: { value: packMasks([rear.lamp, rear.plastic, rear.chrome, rear.gloss]) },
    rearMoreMasks: { value: packMasks([rear.shut, rear.silver, rear.reflector]) },
    sideMasks: { value: packMasks([flank.shut, flank.plastic, flank.chrome, flank.gloss]) },
    frontBed: { value: pictureTexture(front.bed) }, frontGlow: { value: pictureTexture(front.glow) },
    rearBed: { value: pictureTexture(rear.bed) }, rearGlow: { value: pictureTexture(rear.glow) },
    endSheet: { value: spanOf(endSheet(blueprint)) }, sideSheet: { value: spanOf(sideSheet(blueprint)) },
  }
  return { graphics, front: faceMarks, rear: tailMarks }
}

const spanOf = ({ left, right, low, high }: Sheet): Vector4 => new Vector4(left, right, low, high)
