/** What a colour's name means on a screen. The last word that is known decides: 'Midnight Blue' is a blue. */
const known: Readonly<Record<string, string>> = {
  black: '#15171a',
  ebony: '#15171a',
  onyx: '#1c1d20',
  white: '#fbfbf8',
  pearl: '#f1efe8',
  ivory: '#f4eedc',
  cream: '#efe6cd',
  silver: '#c3c7cb',
  grey: '#7b8087',
  gray: '#7b8087',
  graphite: '#4a4e54',
  gunmetal: '#474c53',
  charcoal: '#3c4046',
  steel: '#8d959e',
  blue: '#1f4e9c',
  navy: '#14274d',
  teal: '#0f6b70',
  aqua: '#4bb3bd',
  green: '#2f6b3c',
  lime: '#9bbf2e',
  olive: '#66682f',
  khaki: '#7d7a54',
  red: '#b3211f',
  maroon: '#641a22',
  burgundy: '#5c1a2b',
  crimson: '#9d1528',
  orange: '#d9661f',
  copper: '#a5602f',
  bronze: '#8a6237',
  brown: '#5f4331',
  beige: '#d8c8a8',
  sand: '#cdb78d',
  gold: '#b5923f',
  yellow: '#e8c321',
  purple: '#5b3a7e',
  plum: '#5a2b4f',
  pink: '#d88ba0',
}
/** For names that say nothing: half light, half dark. */
const unknown = ['#f2f2ef', '#8a8f95'] as const

/** The colour of a name; two where it names two ('Black/White'), a neutral half and half where it names none. */
export function colourSwatch(name: string): readonly [string, string?] {
  const found = name
    .toLowerCase()
    .split(/[/&+]| and /)
    .flatMap((part) => {
      const word = part.split(/[^a-z]/).findLast((each) => Object.hasOwn(known, each))
      return word === undefined ? [] : [known[word]!]
    })
  return found.length === 0 ? unknown : [found[0]!, found[1]]
}
