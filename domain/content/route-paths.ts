/** Pages that every site has, in the router's notation. app/routes.ts gives each its file; nothing else repeats them. */
export const pagePaths = {
  home: '/',
  listing: '/search/:what/:model?',
  priceRange: '/price-range',
  vehicle: '/cars/:slug',
  form: '/forms/:form',
  contactLocation: '/contact-us/:slug',
  vehicleReport: '/cars/:slug/reports/:kind/:token?',
  vehicleTradeIn: '/cars/trade-in',
  success: '/success',
  testDrive: '/test-drive/:token',
  favourites: '/favourites',
  compare: '/compare',
  print: '/print',
} as const

/** Pages of one person alone, apart from the others: browsers have those, and need not have these. */
export const applicationPaths = {
  application: '/apply-for-finance/:token',
  openedApplication: '/finance-application/:token',
} as const

/** Offers and posts, apart for the same reason. */
export const contentPaths = {
  offer: '/offers/:id',
  makerOffer: '/offers/:maker/:id',
  blog: '/blog',
  blogTag: '/blog/tags/:tag',
  post: '/blog/:slug',
} as const

/** What goes with them for programs. */
export const contentResourcePaths = { blogFeed: '/blog.xml', salesCount: '/stock/sold' } as const

/** Pages of places, brands and models, which the server alone renders: browsers need not have these either. */
export const directoryPaths = {
  location: '/locations/:slug?',
  ourLocation: '/our-location/:slug',
  dealerships: '/dealerships/:make?',
  dealerLocator: '/dealer-locator',
  brands: '/brands',
  brand: '/brands/:slug',
  brandOverview: '/:slug/overview',
  models: '/models',
} as const

/** Shorter ways to listings, as people type them and older sites had them. */
export const shortcutPaths = [
  '/search',
  '/new-used-and-demo-cars',
  '/new-and-demo-cars',
  '/new-cars',
  '/demo-cars',
  '/used-cars',
] as const

/** What listings fetch. Each by itself: a browser then has no other address of this file. */
export const listingAnswerPath = '/stock/answer'
export const packedStockPath = '/stock/packed'
export const stockWordsPath = '/stock/words'
export const stockMapPath = '/stock/map'
export const budgetSearchPath = '/stock/budget'

/** What the application answers to programs, and in the workshop: nobody is sent there. */
export const resourcePaths = {
  listingAnswer: listingAnswerPath,
  packedStock: packedStockPath,
  stockWords: stockWordsPath,
  robots: '/robots.txt',
  sitemapIndex: '/sitemap.xml',
  sitemapPart: '/:part.xml',
  webManifest: '/site.webmanifest',
  nextPages: '/speculation-rules.json',
  formView: '/forms/:form/view',
  locationMap: '/map/:slug.svg',
  locationGround: '/map/:slug.json',
  placesMap: '/dealer-locator/map.svg',
  stockMap: stockMapPath,
  budgetSearch: budgetSearchPath,
  similarCars: '/cars/:slug/similar',
  driveCalendar: '/test-drive/:token/calendar.ics',
  beginApplication: '/begin-finance-application',
  showcase: '/_ui',
} as const

/** Where the chat service outside speaks: a page with a policy of its own, for a frame of ours. */
export const chatFramePath = '/chat-frame'

/** What the server answers before the application is asked. */
export const serverPaths = [
  chatFramePath,
  '/icon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/logo.png',
  '/share.jpg',
  '/healthz',
  '/readyz',
  '/readyz/worker',
  '/metrics',
  '/media/*',
  '/api/*',
  '/_media',
  '/_mail/*',
  '/__manifest',
] as const

// Marked as pure, and made when first asked: browsers need some paths and not these, and the build can then leave them out.

/** Whether one of these pages is at the path. */
export const isPagePath = /* @__PURE__ */ oneOf(
  () => [
    ...[pagePaths, applicationPaths, contentPaths, directoryPaths].flatMap((paths) => Object.values(paths)),
    ...shortcutPaths,
  ],
  'i',
)

const isResourcePath = /* @__PURE__ */ oneOf(
  () => [...Object.values(resourcePaths), ...Object.values(contentResourcePaths)],
  'i',
)

/** Whether the server answers there; unlike the router, it tells capitals from small letters. */
export const isServerPath = /* @__PURE__ */ oneOf(() => serverPaths, '')

/** Whether a path is answered by code, so that no page composed in configuration can be there. */
export const isTakenPath = (path: string): boolean => isPagePath(path) || isResourcePath(path) || isServerPath(path)

/** Where a form is a page of its own, and where it is sent. */
export const formPath = (form: string): string => pagePaths.form.replace(':form', () => form)

/** Where a shopper finds the test drive they have booked. */
export const drivePath = (token: string): string => pagePaths.testDrive.replace(':token', () => token)

/** The same for their calendar. */
export const driveCalendarPath = (token: string): string => resourcePaths.driveCalendar.replace(':token', () => token)

/** Where a shopper goes on with an application for finance. */
export const applicationPath = (token: string): string => applicationPaths.application.replace(':token', () => token)

/** Where staff open it. */
export const openedApplicationPath = (token: string): string =>
  applicationPaths.openedApplication.replace(':token', () => token)

/** A path as it may be kept in logs and counts: without what opens a shopper's booking, application or report. */
export const keptPath = (path: string): string => path.replace(opening, '$1*')

const opening = /^(\/(?:test-drive|apply-for-finance|finance-application)\/|\/cars\/[^/]+\/reports\/[^/]+\/)[^/]+/i

/** Where a post of the blog is, and the posts under a tag. */
export const postPath = (slug: string): string => contentPaths.post.replace(':slug', () => slug)
export const blogTagPath = (tag: string): string => contentPaths.blogTag.replace(':tag', () => tag)

/** Where a location is described, or all those of a dealership. */
export const locationPath = (slug: string): string => `/locations/${slug}`

/** Where it is written to. */
export const contactLocationPath = (slug: string): string => pagePaths.contactLocation.replace(':slug', () => slug)

/** Who sells a make. */
export const dealershipsOfPath = (make: string): string => `/dealerships/${make}?filter=brand`

/** A brand's page. */
export const brandPath = (slug: string): string => directoryPaths.brandOverview.replace(':slug', () => slug)

/** Every model of a body. */
export const modelsOfPath = (body: string): string => `${directoryPaths.models}?body=${body}`

/** The address of a vehicle. */
export const vehiclePath = (slug: string): string => pagePaths.vehicle.replace(':slug', () => slug)

/** Where a report of a vehicle is asked for; with a token, where it is for a while. */
export const reportPath = (slug: string, kind: string, token?: string): string =>
  pagePaths.vehicleReport
    .replace(':slug', () => slug)
    .replace(':kind', () => kind)
    .replace('/:token?', () => (token === undefined ? '' : `/${token}`))

/** Where what is similar to a vehicle is fetched from. */
export const similarCarsPath = (slug: string): string => resourcePaths.similarCars.replace(':slug', () => slug)

function oneOf(paths: () => readonly string[], flags: string): (path: string) => boolean {
  let patterns: RegExp[] | undefined
  return (path) => {
    patterns ??= paths().map((each) => new RegExp(`^${sourceOf(each)}$`, flags))
    return patterns.some((pattern) => pattern.test(path))
  }
}

/** '/search/:what/:model?' → '/search/[^/]+(?:/[^/]+)?' */
function sourceOf(path: string): string {
  return path
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/\/\*$/g, '(?:/.*)?')
    .replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replaceAll(/:\w+/g, '[^/]+')
}
