const preload = /<link rel="(modulepreload|preload)"[^>]*>/g
const stylesheet = /<link rel="stylesheet"[^>]*>/g

/**
 * Puts what a page fetches in the order a visitor needs it: styles, the font, the one picture it opens with; scripts
 * last of all, at the foot of the page and behind everything else on the line. React writes them the other way round,
 * with every picture that is not lazy. It finds its links wherever they stand, so it takes the page over as it is.
 */
export function orderFetches(html: string, mark: string): string {
  const end = html.indexOf('</head>')
  const written = html.slice(0, end)
  const links = [...written.matchAll(preload)].map(([link]) => link)
  const head = written.replaceAll(preload, '')
  const styled = [...head.matchAll(stylesheet)].map((link) => link.index + link[0].length).at(-1) ?? head.length
  const early = [...links.filter(isFont), ...links.filter(isOpeningPicture).slice(0, 1)].join('')
  const late = links.filter(isScript).map(waiting).join('')
  const body = html.slice(end)
  const foot = body.search(new RegExp(`<script\\b[^>]* nonce="${mark}"`))
  const at = foot === -1 ? body.length : foot
  return head.slice(0, styled) + early + head.slice(styled) + body.slice(0, at) + late + body.slice(at)
}

const isFont = (link: string): boolean => link.includes(' as="font"')
const isOpeningPicture = (link: string): boolean => link.includes(' as="image"') && /fetchpriority="high"/i.test(link)
const isScript = (link: string): boolean => link.startsWith('<link rel="modulepreload"')
const waiting = (link: string): string => link.replace('<link', '<link fetchpriority="low"')
