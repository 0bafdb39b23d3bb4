/** Words shoppers use for the same thing. */
export const carSynonyms = [
  ['ute', 'pickup', 'utility'],
  ['auto', 'automatic'],
  ['4wd', '4x4'],
  ['suv', 'softroader'],
  ['hatch', 'hatchback'],
  ['wagon', 'estate'],
  ['convertible', 'cabriolet', 'cabrio'],
  ['motorcycle', 'motorbike', 'bike'],
  ['motorhome', 'campervan'],
  ['ev', 'electric'],
  ['phev', 'plugin'],
  ['vw', 'volkswagen'],
  ['merc', 'mercedes'],
  ['landy', 'landrover'],
  ['gray', 'grey'],
] as const
