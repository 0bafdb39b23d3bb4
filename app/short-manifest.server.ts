const manifest = /(?<=window\.__reactRouterManifest = )\{[^]*?\n\}(?=;)/

/**
 * The routes that the framework's script tells a browser of, in one line and without what they have not: it writes a member a
 * line, half of them false.
 */
export const shortenManifest = (script: string): string =>
  script.replace(manifest, (written) =>
    JSON.stringify(JSON.parse(written), (_, value: unknown) => (value === false ? undefined : value)),
  )
