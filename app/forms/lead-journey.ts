import { readEntry } from '../browser/visit-entry.ts'

const campaignNames: Readonly<Record<string, string>> = {
  utm_source: 'source',
  utm_medium: 'medium',
  utm_campaign: 'name',
  utm_term: 'term',
  utm_content: 'content',
  gclid: 'click_id',
}

/** How the shopper came to this form, as far as the tab knows: nothing in it names anyone. */
export function leadJourney(viewed: readonly { id: number }[]): object {
  const entry = readEntry()
  const campaign = (entry?.campaign ?? []).flatMap(([parameter, value]) => {
    const name = campaignNames[parameter]
    return name && value ? [[name, value]] : []
  })
  return {
    page: location.pathname,
    entry: entry?.page,
    referrer: entry?.referrer,
    ...(campaign.length > 0 && { campaign: Object.fromEntries(campaign) as object }),
    vehicles: viewed.map(({ id }) => id),
  }
}
