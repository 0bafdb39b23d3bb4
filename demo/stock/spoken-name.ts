/** A badge without the words its model says already: a 'CMX500 Rebel' of badge 'Rebel S' is a 'CMX500 Rebel S'. */
export function spokenBadge(model: string, badge: string): string | null {
  const said = new Set(model.split(' '))
  const words = badge.split(' ')
  const first = words.findIndex((word) => !said.has(word))
  return first === -1 ? null : words.slice(first).join(' ')
}

/** A series with a name ('Outback', 'Highland') is said aloud; a maker's code ('ZWE219R') is for those who look for it. */
export const spokenSeries = (series: string, badge: string): string | null =>
  /^[A-Z][a-z]{3,}/.test(series) && !badge.includes(series) ? series : null
