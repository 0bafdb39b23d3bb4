import { menus } from './scripts/menus.ts'
import { overlays } from './scripts/overlays.ts'

const inline = (script: () => void, mark: string): string => `<script nonce="${mark}">(${script.toString()})()</script>`

/** The scripts of a page's frame, as they stand at its end: marked, so that its policy lets them run. */
export const frameScripts = (html: string, mark: string): string =>
  [
    ...(html.includes(' id="site-menu"') ? [inline(menus, mark)] : []),
    ...(html.includes(' data-overlay="') ? [inline(overlays, mark)] : []),
  ].join('')
