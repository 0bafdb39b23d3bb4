import firstScreenFirst from './browser/first-screen-first.ts?script'
import { startAfterPaint } from './start-after-paint.server.ts'

const preload = /<link rel="(modulepreload|preload)"[^>]*>/g
const stylesheet = /<link rel="stylesheet"[^>]*>/g

/** A page's own part; a listing's results stand after its filters. */
const openings = ['<main', 'class="vehicles-box"']
/** In characters, what most screens show of it at most. */
const firstScreen = 12_000

/**
 * Puts what a page fetches in the order a visitor needs it: styles, the font, the one picture it opens with; scripts
 * once that has been painted. React writes them the other way round, with every picture that is not lazy. It finds its
 * links wherever they stand, so it takes the page over as it is.
 */
export function orderFetches(html: string, data: string, mark: string): string {
  const end = html.indexOf('</head>')
  const written = html.slice(0, end)
  const links = [...written.matchAll(preload)].map(([link]) => link)
  const head = written.replaceAll(preload, '')
  const sheets = [...head.matchAll(stylesheet)]
  const unstyled = sheets[0]?.index ?? head.length
  const styled = sheets.map((link) => link.index + link[0].length).at(-1) ?? head.length
  const early = [...links.filter(isFont), ...links.filter(isOpeningPicture).slice(0, 1)].join('')
  const modules = links.filter(isModule).map(addressOf)
  return [
    head.slice(0, unstyled),
    `<script nonce="${mark}">(${firstScreenFirst})()</script>`,
    paintedWhole(html.slice(end)),
    head.slice(unstyled, styled),
    early,
    head.slice(styled),
    startAfterPaint(html.slice(end), { modules, data }, mark),
  ].join('')
}

/**
 * Has the first paint of a larger screen wait for all that it shows: painted while it is read, a page moves its words aside
 * for what comes after them, on a picture's foot or beside a price by a third of the screen. Phones show less and are slower.
 * A browser that does not know of this paints as before; so do all where nothing below has a name.
 */
function paintedWhole(body: string): string {
  const named = / id="([^"]+)"/g
  named.lastIndex = Math.max(...openings.map((opening) => body.indexOf(opening))) + firstScreen
  const id = named.exec(body)?.[1]
  return id ? `<link rel="expect" href="#${id}" blocking="render" media="(width>=40rem)"/>` : ''
}

const isFont = (link: string): boolean => link.includes(' as="font"')
const isOpeningPicture = (link: string): boolean => link.includes(' as="image"') && /fetchpriority="high"/i.test(link)
const isModule = (link: string): boolean => link.startsWith('<link rel="modulepreload"')
const addressOf = (link: string): string => / href="([^"]*)"/.exec(link)?.[1] ?? ''
