/** The colours a listing may name, as the middle of a lit panel should look. */
export const paintColours = {
  white: '#dcdddd',
  'pearl white': '#dedcd3',
  silver: '#a3a8ad',
  grey: '#7d8286',
  graphite: '#43474c',
  black: '#0e0f11',
  red: '#a3121c',
  maroon: '#5a0f1a',
  orange: '#d2581a',
  yellow: '#e3b31c',
  gold: '#b09256',
  bronze: '#7c5a3a',
  beige: '#cdbfa2',
  brown: '#4e3626',
  olive: '#5b5f3a',
  green: '#1f5a3c',
  teal: '#1a6b70',
  'light blue': '#7aa6c8',
  blue: '#1f4f9c',
  navy: '#152548',
  purple: '#4b2a62',
} as const

export type PaintColour = keyof typeof paintColours

export const isPaintColour = (name: string): name is PaintColour => Object.hasOwn(paintColours, name)

/** The hex of a colour's name, or of a hex itself. */
export function hexOf(colour: string): string {
  const name = colour.trim().toLowerCase()
  if (isPaintColour(name)) return paintColours[name]
  if (/^#[\da-f]{6}$/.test(name)) return name
  throw new Error(`No paint is called “${colour}”.`)
}
