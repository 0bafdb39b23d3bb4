const manifest = /(?<=window\.__reactRouterManifest = )\{[^]*?\n\}(?=;)/
const modules = /window\.__reactRouterRouteModules = \{([^}]*)\}/

interface Manifest {
  routes: Record<string, unknown>
}

/**
 * Of the routes that the framework's script tells a browser of, those its page is made of, in few words. It adds where an
 * address may lead that is shorter than this one; links load documents here, and what is pressed all the same is asked for.
 */
export function tellOwnRoutes(script: string): string {
  const own = modules.exec(script)?.[1] ?? ''
  return script.replace(manifest, (written) => {
    const told = JSON.parse(written) as Manifest
    const routes = Object.entries(told.routes).filter(([id]) => own.includes(`${JSON.stringify(id)}:`))
    return JSON.stringify({ ...told, routes: Object.fromEntries(routes) })
  })
}
