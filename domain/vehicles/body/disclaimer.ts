import type { BodySection } from './body-source.ts'

interface Disclaimer {
  text: string
}

/** What the site must add. */
export const disclaimer: BodySection<Disclaimer> = (_ctx, { config }) => {
  const { vehicle: text } = config.disclaimers
  return text === null ? null : { text }
}
