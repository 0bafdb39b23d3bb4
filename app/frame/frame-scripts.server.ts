import { menus } from './scripts/menus.ts'
import { overlays } from './scripts/overlays.ts'

/** A function as text, without what is written for those who read it. */
const bare = (script: () => void): string =>
  script
    .toString()
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/\s*\n\s*/g, '\n')

const inline = (script: () => void, mark: string): string => `<script nonce="${mark}">(${bare(script)})()</script>`

/** The scripts of a page's frame, as they stand at its end: marked, so that its policy lets them run. */
export const frameScripts = (html: string, mark: string): string =>
  [
    ...(html.includes(' id="site-menu"') ? [inline(menus, mark)] : []),
    ...(html.includes(' data-overlay="') ? [inline(overlays, mark)] : []),
  ].join('')
