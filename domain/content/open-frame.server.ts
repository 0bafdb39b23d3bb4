import { isDatabaseAway } from '#db/database-away.ts'
import type { Ctx } from '../ctx.ts'
import { licenceOf } from '../locations/licence.ts'
import { footerGroups } from './footer-groups.ts'
import { headerMenu } from './header-menu.ts'

/** What stands around every page of a site: the header's menu, and the footer's links and licences. */
export async function openFrame(ctx: Ctx) {
  const { site, config } = ctx
  const shape = await ctx.stock.shape()
  const locations = await ctx.view.locations().catch((error: unknown) => withoutLocations(ctx, error))
  const licences = new Set(locations.filter(({ visible }) => visible).flatMap((location) => licenceOf(location) ?? []))
  const { logos, header, contact } = config
  return {
    header: {
      name: site.name,
      logo: logos.main && { src: logos.main, alt: logos.alt ?? site.name },
      phone: contact.phones.main,
      style: header.style,
      search: header.search,
      menu: headerMenu(header.nav, shape),
    },
    footer: {
      name: site.name,
      groups: footerGroups(config.footer.groups, site.name, shape),
      /** What the law or the site wants at the foot of every page: licences, then the site's disclaimer. */
      notes: [[...licences].join(' · '), config.disclaimers.site ?? ''].filter((note) => note !== ''),
      phone: contact.phones.main,
      social: config.contact.social,
    },
  }
}

/** The frame also stands around the page that says something went wrong: it must not fail for the same reason. */
function withoutLocations({ log, fresh, clock }: Ctx, error: unknown): [] {
  // One that is away is told of elsewhere; here it would be a line for each visitor.
  if (!isDatabaseAway(error)) log.error({ err: error }, 'the frame was made without locations')
  fresh.until(clock())
  return []
}

export type Frame = Awaited<ReturnType<typeof openFrame>>
