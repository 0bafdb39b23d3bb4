import { landingAddress } from '../browser/landing-address.ts'

const campaignNames = {
  utm_source: 'source',
  utm_medium: 'medium',
  utm_campaign: 'name',
  utm_term: 'term',
  utm_content: 'content',
  gclid: 'click_id',
}

/** How the shopper came to this form, as far as the page knows: nothing in it names anyone. */
export function leadJourney(viewed: readonly { id: number }[]): object {
  const landing = landingAddress()
  const campaign = Object.entries(campaignNames).flatMap(([parameter, name]) => {
    const value = landing?.searchParams.get(parameter)
    return value ? [[name, value]] : []
  })
  return {
    page: location.pathname,
    referrer: referrerHost(),
    ...(campaign.length > 0 && { campaign: Object.fromEntries(campaign) as object }),
    vehicles: viewed.map(({ id }) => id),
  }
}

function referrerHost(): string | undefined {
  const host = URL.parse(document.referrer)?.host
  return host === location.host ? undefined : host
}
