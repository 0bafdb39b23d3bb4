/** Sections that the server alone renders: a browser is sent neither their program nor their data. */
export const serverTypes = [
  'offers',
  'news',
  'markdown',
  'cards',
  'positions',
  'salesCounter',
  'reviewList',
  'energyCosts',
  'statutoryWarranty',
  'partsSearch',
  'towing',
  'electricRange',
  'bars',
] as const
export type ServerType = (typeof serverTypes)[number]
