import { showOverlays } from './show-overlays.ts'

/** A function as text, without what is written for those who read it. */
const bare = (script: () => void): string =>
  script
    .toString()
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/\s*\n\s*/g, '\n')

/** What shows a page's overlays, where it has any, at its end: a notice is there with the first paint. Marked, so that the page's policy lets it run. */
export const overlaysScript = (html: string, mark: string): string =>
  html.includes(' data-overlay="') ? `<script nonce="${mark}">(${bare(showOverlays)})()</script>` : ''
