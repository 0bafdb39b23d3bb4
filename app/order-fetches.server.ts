import firstScreenFirst from './browser/first-screen-first.ts?script'
import { startAfterPaint } from './start-after-paint.server.ts'

const preload = /<link rel="(modulepreload|preload)"[^>]*>/g
const stylesheet = /<link rel="stylesheet"[^>]*>/g

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
    head.slice(unstyled, styled),
    early,
    head.slice(styled),
    startAfterPaint(html.slice(end), { modules, data }, mark),
  ].join('')
}

const isFont = (link: string): boolean => link.includes(' as="font"')
const isOpeningPicture = (link: string): boolean => link.includes(' as="image"') && /fetchpriority="high"/i.test(link)
const isModule = (link: string): boolean => link.startsWith('<link rel="modulepreload"')
const addressOf = (link: string): string => / href="([^"]*)"/.exec(link)?.[1] ?? ''
