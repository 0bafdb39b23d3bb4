interface Silhouette {
  /** Windows are holes: the even-odd rule cuts them out. */
  body: string
  /** What is too thin to have an outline. */
  bars?: string
  wheels: readonly (readonly [x: number, radius: number])[]
}

/** Side views on a 300 by 200 ground, wheels on the line y = 136. */
const drawn = {
  car: {
    body:
      'M46 121c-5-1-7-4-7-9l1-14c1-6 4-9 10-10l34-6c14-11 28-19 42-20h34c18 0 33 8 47 21l34 5c12 2 20 7 21 16l1 11c0 4-2 6-6 6h-16a20 20 0 0 0-40 0H119a20 20 0 0 0-40 0z' +
      'M98 83l48-1V69h-18c-10 0-20 5-30 14zM153 82h43c-9-8-20-13-33-13h-10z',
    wheels: [
      [99, 16],
      [221, 16],
    ],
  },
  caravan: {
    body:
      'M50 121V78c0-12 7-19 18-20l128-8c14 0 22 6 26 20l11 38h33c4 0 7 2 7 6v2h-36l-5 5h-62a19 19 0 0 0-38 0z' +
      'M68 72h44v23H68zM186 67h22c3 0 5 2 6 5l7 22h-35zM126 71h18v23h-18z',
    wheels: [[151, 15]],
  },
  motorcycle: {
    body: 'M88 82c14-2 27 0 38 3 10-11 28-17 46-13 9 2 15 5 18 9l-12 15h-20l-9 25h-38l-14-24c-5-8-8-11-9-15zM140 96l-8 4 7 13h9l6-17z',
    bars: 'M96 112l40 2M214 112l-26-52-14-4M188 60l10-3',
    wheels: [
      [94, 25],
      [215, 25],
    ],
  },
  truck: {
    body:
      'M36 118V52h136v60h10V66h38c8 0 12 3 16 9l17 24c7 1 11 5 11 11v8c0 2-1 4-4 4h-15a18 18 0 0 0-36 0h-74a18 18 0 0 0-36 0H82a18 18 0 0 0-36 0h-6c-3 0-4-1-4-4z' +
      'M194 76v22h43l-13-18c-2-3-4-4-8-4z',
    wheels: [
      [64, 14.5],
      [117, 14.5],
      [227, 14.5],
    ],
  },
  logo: { body: 'M150 44l46 24v44l-46 24-46-24V68zM150 52l-39 20.3v35.4L150 128l39-20.3V72.3z', wheels: [] },
} as const satisfies Record<string, Silhouette>

export type PlaceholderKind = keyof typeof drawn

export const silhouettes: Record<PlaceholderKind, Silhouette> = drawn
