const manifest = /(?<=window\.__reactRouterManifest = )\{[^]*?\n\}(?=;)/

/** The routes that the framework's script tells a browser of, in one line: it writes a member a line, which is a hundredth of a page. */
export const shortenManifest = (script: string): string =>
  script.replace(manifest, (written) => JSON.stringify(JSON.parse(written)))
