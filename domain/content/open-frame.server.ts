import { isDatabaseAway } from '#db/database-away.ts'
import { manufacturerLogos } from '../brands/manufacturer-logos.server.ts'
import { hasChatWidget } from '../contact/chat.ts'
import { messageLinks } from '../contact/message-links.ts'
import type { Ctx } from '../ctx.ts'
import { licenceOf } from '../locations/licence.ts'
import { builtPath } from './built-paths.ts'
import { modelPath } from '../models/model-path.ts'
import { chosenOf } from '../models/site-models.server.ts'
import { headMarks } from '../sites/site-icons.ts'
import { footerGroups } from './footer-groups.ts'
import { headerMenu } from './header-menu.ts'
import { openOverlays } from './open-overlays.server.ts'

/** What stands around every page of a site: the header's menu, the footer's links and licences, and what may lie over it. */
export async function openFrame(ctx: Ctx) {
  const { site, config } = ctx
  const [shape, locations, dealerships, logos, models] = await Promise.all([
    ctx.stock.shape(),
    whatIsThere(ctx, ctx.view.locations()),
    whatIsThere(ctx, ctx.view.dealerships()),
    whatIsThere(ctx, manufacturerLogos(ctx)),
    config.header.nav.some(({ menu }) => menu === 'models') ? whatIsThere(ctx, ctx.view.models()) : [],
  ])
  const shown = (locations ?? []).filter(({ visible }) => visible)
  const places = locations && dealerships && new Set([...shown, ...dealerships].map(({ slug }) => slug))
  // Those in stock have pages; nothing else is read of it here, or every page would change with every vehicle.
  const modelPages = new Map(
    chosenOf(models ?? [], config).map((each) => [`${each.make} ${each.name}`.toLowerCase(), modelPath(each)]),
  )
  const source = { config, shape, places, logos: logos ?? new Map<string, string | null>(), modelPages }
  const licences = [...new Set(shown.flatMap((location) => licenceOf(location) ?? []))]
  const { header, footer, contact } = config
  const { main, service, parts } = contact.phones
  return {
    header: {
      name: site.name,
      logo: logoOf(ctx),
      phone: main,
      sellHref: builtPath(config, '/trade-in'),
      style: header.style,
      search: header.search,
      menu: headerMenu(header.nav, source),
      hasChat: hasChatWidget(ctx.serverConfig),
      messages: messageLinks(contact.phones),
    },
    footer: {
      name: site.name,
      logo: config.logos.onDark && {
        src: config.logos.onDark,
        width: config.logos.width,
        alt: config.logos.alt ?? site.name,
      },
      groups: footerGroups(footer.groups, site.name, source),
      /** What the law or the site wants at the foot of every page: licences, then the site's disclaimer. */
      notes: [licences.join(' · '), config.disclaimers.site ?? ''].filter((note) => note !== ''),
      phones: [
        { label: null, number: main },
        { label: 'Service', number: service },
        { label: 'Parts', number: parts },
      ].flatMap(({ label, number }) => (number === null ? [] : [{ label, number }])),
      messages: messageLinks(contact.phones),
      social: contact.social,
    },
    head: headMarks(ctx),
    overlays: openOverlays(ctx),
  }
}

/** The logo, and the one for dark grounds where the site is dark, or its header lies over a picture. */
function logoOf({ site, config: { logos, theme, header } }: Ctx) {
  const { main, onDark } = logos
  const src = theme.scheme === 'dark' ? (onDark ?? main) : main
  if (src === null) return null
  return {
    src,
    overPicture: header.style === 'overlay' ? (onDark ?? src) : src,
    width: logos.width,
    alt: logos.alt ?? site.name,
  }
}

/** The frame also stands around the page that says something went wrong: it must not fail for the same reason. */
async function whatIsThere<T>({ log, fresh, clock }: Ctx, reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    // One that is away is told of elsewhere; here it would be a line for each visitor.
    if (!isDatabaseAway(error)) log.error({ err: error }, 'the frame was made without part of it')
    fresh.until(clock())
    return null
  }
}

export type Frame = Awaited<ReturnType<typeof openFrame>>
