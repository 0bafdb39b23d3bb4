/** What the build knows of its modules. */
interface ModuleGraph {
  getModuleInfo: (id: string) => Importers | null
}

interface Importers {
  importers: readonly string[]
  dynamicImporters: readonly string[]
}

/**
 * The files a page's scripts are built into, so that a first visit fetches few: the libraries, what pages share, parts that some have or
 * that one page opens with and all have in forms, the sections that pages are composed of, and what one page alone has.
 * What no page has when it opens is left out: it is fetched by itself, when it is wanted. A module takes what it imports with it, so those that others build on come first.
 */
export const scriptGroups = ['react', 'root', 'parts', 'sections', 'page'].map((kind, at, { length }) => ({
  debugName: kind,
  priority: length - at,
  name: (id: string, graph: ModuleGraph): string | null => {
    const group = scriptGroup(id, graph)
    return group?.kind === kind ? group.name : null
  },
}))

const libraries = /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|vite[\\/]preload-helper/
/** What every page begins with: a file by itself, for the build makes two of an entry that stands in a group. */
const entryFile = /[\\/]app[\\/]entry\.client\.tsx/
const pageFile = /[\\/]app[\\/](?:root|entry\.client|routes[\\/]site[\\/]([\w-]+))\.tsx/
/** Pages made of the same sections, or of parts of them. */
const composed = new Set([
  'home',
  'content-page',
  'lead-form',
  'contact-location',
  'success',
  'favourites',
  'offer',
  'blog',
  'blog-post',
])

/** Pages that look for stock: what they alone share is the listing's, not every page's. */
const searching = new Set(['listing', 'price-range'])

/** Pages few people see: what they alone share is no other page's to fetch. */
const rare = new Set(['application', 'opened-application'])

/** Pages of places, brands and models, which the server alone renders: what they share is next to nothing, and theirs. */
const directories = new Set(['location', 'dealerships', 'dealer-locator', 'brands', 'brand', 'models'])

/** Where a module belongs. */
export function scriptGroup(id: string, graph: ModuleGraph): { kind: string; name: string } | null {
  if (libraries.test(id)) return { kind: 'react', name: 'react' }
  if (entryFile.test(id)) return null
  const opening = pagesWith(id, atOnce, graph)
  if (opening.size === 0) return null
  // Fetching something later must not fetch another page's scripts with it.
  const pages = [...pagesWith(id, everAfter, graph)]
  if (pages.length === 1 && pages[0] !== 'root') return { kind: 'page', name: pages[0]! }
  if (pages.every((page) => rare.has(page))) return { kind: 'page', name: 'application' }
  if (pages.every((page) => directories.has(page))) return { kind: 'page', name: 'directory' }
  const [only] = opening
  // What one of them opens with and the other fetches later must not come with what both open with. The smaller page's own
  // comes with that page: one file less for whoever opens it.
  if (pages.every((page) => searching.has(page)))
    return opening.size === 1 && only === 'price-range'
      ? { kind: 'page', name: only }
      : { kind: 'parts', name: 'listing-parts' }
  // What every page fetches once a form is touched is no reason to fetch it at once.
  const isForForms = pages.every((page) => page === only || page === 'root' || composed.has(page))
  if (opening.size === 1 && only !== 'root' && !composed.has(only!) && isForForms)
    return { kind: 'parts', name: `${only}-parts` }
  const kind = pages.every((page) => composed.has(page)) ? 'sections' : 'root'
  return { kind, name: kind }
}

const atOnce = ({ importers }: Importers): readonly string[] => importers
const everAfter = ({ importers, dynamicImporters }: Importers): readonly string[] => [...importers, ...dynamicImporters]

/** The pages that import a module, directly or through others. */
function pagesWith(
  id: string,
  importersOf: (module: Importers) => readonly string[],
  graph: ModuleGraph,
  seen = new Set<string>(),
): Set<string> {
  const page = pageFile.exec(id)
  if (page) return new Set([page[1] ?? 'root'])
  seen.add(id)
  const module = graph.getModuleInfo(id)
  const importers = module ? importersOf(module).filter((importer) => !seen.has(importer)) : []
  return new Set(importers.flatMap((importer) => [...pagesWith(importer, importersOf, graph, seen)]))
}
