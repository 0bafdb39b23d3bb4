import type { Face } from './wordmark.ts'

/** A dealer's mark: drawn on a square of 40, in one colour or with a second. */
export type Logo = {
  /** Lines of its name, as set. */
  name: readonly string[]
  face: Face
  size: number
  tracking?: number
  leading?: number
  /** Shapes on the square; `{a}` is the first colour, `{b}` the second. */
  mark: string
  light: { ink: string; a: string; b: string }
  dark: { ink: string; a: string; b: string }
}

export const logos: Readonly<Record<string, Logo>> = {
  // The Story Bridge over the river, as two strokes and a wave.
  southbank: {
    name: ['Southbank', 'Motors'],
    face: ['figtree', '800ExtraBold', 'Figtree_800ExtraBold'],
    size: 19,
    leading: 18,
    mark: '<path d="M2 24C10 24 12 8 20 8s10 16 18 16" fill="none" stroke="{a}" stroke-width="4" stroke-linecap="round"/><path d="M11 18v6M20 9v15M29 18v6" stroke="{a}" stroke-width="2.6" stroke-linecap="round"/><path d="M2 32c4.5-3.6 7.5-3.6 12 0s7.5 3.6 12 0 7.5-3.6 12 0" fill="none" stroke="{b}" stroke-width="3.6" stroke-linecap="round"/>',
    light: { ink: '#12302f', a: '#0b4f52', b: '#c97a16' },
    dark: { ink: '#fffdf8', a: '#fffdf8', b: '#e8a33d' },
  },
  // A headland and the line of the sea before it.
  'coastline-toyota': {
    name: ['Coastline', 'Toyota'],
    face: ['figtree', '600SemiBold', 'Figtree_600SemiBold'],
    size: 18.5,
    leading: 18,
    mark: '<path d="M20 2a18 18 0 0 1 18 18H26l-7-8-8 8H2A18 18 0 0 1 20 2z" fill="{a}"/><path d="M2.6 24h34.8M5.6 29h28.8M11 34h18" stroke="{b}" stroke-width="2.6" stroke-linecap="round"/>',
    light: { ink: '#24262a', a: '#b5121b', b: '#24262a' },
    dark: { ink: '#ffffff', a: '#ff5a61', b: '#ffffff' },
  },
  // A circle of longitude, and the meridian through it.
  meridian: {
    name: ['MERIDIAN', 'MOTOR GROUP'],
    face: ['sora', '300Light', 'Sora_300Light'],
    size: 13.5,
    tracking: 2.6,
    leading: 18,
    mark: '<circle cx="20" cy="20" r="17" fill="none" stroke="{a}" stroke-width="1.8"/><ellipse cx="20" cy="20" rx="7.5" ry="17" fill="none" stroke="{a}" stroke-width="1.8"/><path d="M20 0v40" stroke="{b}" stroke-width="2.8"/>',
    light: { ink: '#1d1b17', a: '#1d1b17', b: '#9a6a2f' },
    dark: { ink: '#fbf8f1', a: '#fbf8f1', b: '#d9a860' },
  },
  // A road that runs to the horizon under the sun, on a sign's diamond.
  'outback-rv': {
    name: ['OUTBACK RV', 'AND TRUCK CENTRE'],
    face: ['barlow-condensed', '700Bold', 'BarlowCondensed_700Bold'],
    size: 20,
    tracking: 0.4,
    leading: 18.5,
    mark: '<path d="M20 1l19 19-19 19L1 20z" fill="{a}"/><path d="M20 11a7.5 7.5 0 0 1 7.5 7.5h-15A7.5 7.5 0 0 1 20 11z" fill="{b}"/><path d="M8 20.5h24" stroke="{b}" stroke-width="2"/><path d="M18.2 22.5h3.6l4.7 9.6-6.5 6.5-6.5-6.5z" fill="{b}"/><path d="M20 24v3.5M20 29.5V35" stroke="{a}" stroke-width="1.6"/>',
    light: { ink: '#1f3a2d', a: '#b4440c', b: '#fff6e6' },
    dark: { ink: '#fff6e6', a: '#e8863f', b: '#1b2a22' },
  },
  // A twist grip, opened.
  throttle: {
    name: ['THROTTLE'],
    face: ['barlow-condensed', '800ExtraBold_Italic', 'BarlowCondensed_800ExtraBold_Italic'],
    size: 34,
    tracking: 0.6,
    mark: '<path d="M5 6h32l-4 9H23l-9 22H4l9-22H1z" fill="{a}"/><path d="M27 19h8l-7 18h-8z" fill="{b}"/>',
    light: { ink: '#121212', a: '#121212', b: '#d9a800' },
    dark: { ink: '#f2f3f4', a: '#ffd400', b: '#f2f3f4' },
  },
  // A plug's two pins make the V.
  volt: {
    name: ['volt', 'collective'],
    face: ['sora', '300Light', 'Sora_300Light'],
    size: 18,
    leading: 18,
    mark: '<path d="M8 4l12 32L32 4" fill="none" stroke="{a}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><path d="M20 4v14" stroke="{b}" stroke-width="3" stroke-linecap="round"/>',
    light: { ink: '#101418', a: '#101418', b: '#0f8f6a' },
    dark: { ink: '#eef2f5', a: '#eef2f5', b: '#5ff0c0' },
  },
}
