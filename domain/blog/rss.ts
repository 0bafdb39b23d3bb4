interface Channel {
  readonly title: string
  readonly siteName: string
  readonly origin: string
  readonly path: string
  /** Where this feed is. */
  readonly feed: string
  readonly items: readonly RssItem[]
}

interface RssItem {
  readonly heading: string
  readonly href: string
  readonly description: string | null
  readonly tags: readonly string[]
  /** 'yyyy-MM-dd'. */
  readonly day: string
}

/** The blog as RSS 2.0, for readers that follow it (rssboard.org/rss-specification). */
export const rssXml = ({ title, siteName, origin, path, feed, items }: Channel): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', `${title} | ${siteName}`),
    element('link', `${origin}${path}`),
    element('description', `News from ${siteName}`),
    '<language>en-au</language>',
    `<atom:link href="${escaped(origin + feed)}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => itemXml(origin, item)),
    '</channel></rss>\n',
  ].join('\n')

function itemXml(origin: string, { heading, href, description, tags, day }: RssItem): string {
  const address = new URL(href, origin).href
  return [
    '<item>',
    element('title', heading),
    element('link', address),
    element('guid', address),
    element('pubDate', new Date(`${day}T00:00:00Z`).toUTCString()),
    ...(description ? [element('description', description)] : []),
    ...tags.map((tag) => element('category', tag)),
    '</item>',
  ].join('')
}

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML has no place for most control characters, however they are written. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign]!)
