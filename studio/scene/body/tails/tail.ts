import type { Blueprint } from '../blueprint.ts'
import type { RearDrawing } from '../graphics/sheets.ts'

export type TailMarks = { plate?: number; badge?: number }

/** Draws a tail: lamps, tailgate, bumper. */
export type Tail = (sheet: RearDrawing, blueprint: Blueprint) => TailMarks
