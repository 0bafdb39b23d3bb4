const zones = {
  act: 'Australia/Sydney',
  nsw: 'Australia/Sydney',
  nt: 'Australia/Darwin',
  qld: 'Australia/Brisbane',
  sa: 'Australia/Adelaide',
  tas: 'Australia/Hobart',
  vic: 'Australia/Melbourne',
  wa: 'Australia/Perth',
} as const

/** The time zone of a state, for what belongs to a site and to no location. */
export const stateZone = (state: keyof typeof zones): string => zones[state]
