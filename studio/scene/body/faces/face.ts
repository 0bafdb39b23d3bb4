import type { Blueprint } from '../blueprint.ts'
import type { FrontDrawing } from '../graphics/sheets.ts'

/** Heights of what is fixed to the nose. */
export type FaceMarks = { plate: number; badge?: number; badgeScale?: number }

/** Draws a nose: lamps, grilles, bumper. Across is from the middle outwards, up from the ground, both in metres. */
export type Face = (sheet: FrontDrawing, headlamp: Blueprint['headlamp']) => FaceMarks
