import type { CoverShape } from './cover.ts'
import type { SpokeShape } from './spoke.ts'

/** A rim as so many groups of spokes, perhaps with a cover behind them; without them a pressed disc. */
export type RimDesign = {
  cover?: CoverShape
  spokes?: { count: number; pair?: number; shape: SpokeShape }
  finish: 'silver' | 'two-tone' | 'black' | 'dark'
}

export const wheelDesigns = {
  'twin-five': { spokes: { count: 5, pair: 0.1, shape: { hubWidth: 0.05, rimWidth: 0.036, depth: 0.035, from: 0.12,
    twist: 0.055 } }, finish: 'two-tone' },
  'twin-six': { spokes: { count: 6, pair: 0.12, shape: { hubWidth: 0.056, rimWidth: 0.042, depth: 0.04 } }, finish: 'dark' },
  ten: { spokes: { count: 10, shape: { hubWidth: 0.04, rimWidth: 0.026, depth: 0.03 } }, finish: 'silver' },
  'ten-dark': { spokes: { count: 10, shape: { hubWidth: 0.042, rimWidth: 0.03, depth: 0.03 } }, finish: 'two-tone' },
  'five-blade': { spokes: { count: 5, shape: { hubWidth: 0.075, rimWidth: 0.15, depth: 0.03, twist: 0.12 } },
    finish: 'two-tone' },
  six: { spokes: { count: 6, shape: { hubWidth: 0.085, rimWidth: 0.085, depth: 0.045 } }, finish: 'silver' },
  'six-dark': { spokes: { count: 6, shape: { hubWidth: 0.08, rimWidth: 0.07, depth: 0.045 } }, finish: 'black' },
  turbine: { spokes: { count: 9, shape: { hubWidth: 0.05, rimWidth: 0.075, depth: 0.025, twist: 0.16 } }, finish: 'two-tone' },
  aero: { spokes: { count: 5, shape: { hubWidth: 0.05, rimWidth: 0.095, depth: 0.02, twist: 0.2 } },
    cover: { slots: 5, from: 0.5, to: 0.86, width: 0.034, sweep: 0.2 }, finish: 'two-tone' },
  'aero-silver': { spokes: { count: 10, shape: { hubWidth: 0.022, rimWidth: 0.05, depth: 0.018 } },
    cover: { slots: 10, from: 0.6, to: 0.88, width: 0.045, sweep: 0 }, finish: 'silver' },
  'aero-dark': { spokes: { count: 7, shape: { hubWidth: 0.03, rimWidth: 0.075, depth: 0.02, twist: 0.1 } },
    cover: { slots: 7, from: 0.5, to: 0.88, width: 0.05, sweep: 0.1 }, finish: 'dark' },
  'double-five': { spokes: { count: 5, pair: 0.16, shape: { hubWidth: 0.036, rimWidth: 0.028, depth: 0.03 } },
    finish: 'silver' },
  'cross-ten': { spokes: { count: 5, pair: 0.3, shape: { hubWidth: 0.038, rimWidth: 0.026, depth: 0.032, from: 0.14,
    twist: -0.12 } },
    finish: 'dark' },
  steel: { finish: 'silver' },
} as const satisfies Record<string, RimDesign>

export type WheelDesign = keyof typeof wheelDesigns
