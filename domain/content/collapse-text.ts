import { cutText } from './cut-text.ts'

/** Up to here a text stands whole: folding away a few words helps nobody. */
const threshold = 200
const cutAt = { description: 160, disclaimer: 200 } as const

/** A text as it first stands, and all of it where something was cut. */
export interface CollapsedText {
  readonly text: string
  readonly whole: string | null
}

/** Longer texts are cut, with the rest a press away. */
export function collapseText(text: string, kind: keyof typeof cutAt): CollapsedText {
  return text.length <= threshold ? { text, whole: null } : { text: cutText(text, cutAt[kind]), whole: text }
}
