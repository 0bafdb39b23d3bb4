import showOverlays from './show-overlays.ts?script'

/** What shows a page's overlays, where it has any, at its end: a notice is there with the first paint. Marked, so that the page's policy lets it run. */
export const overlaysScript = (html: string, mark: string): string =>
  html.includes(' data-overlay="') ? `<script nonce="${mark}">(${showOverlays})()</script>` : ''
