import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { pagePaths, resourcePaths, shortcutPaths } from '#domain/content/route-paths.ts'

/** What answers each path of the table in domain/content/route-paths.ts; routes.test.ts sees that none is missing. */
export default [
  index('routes/site/home.tsx'),
  route(pagePaths.listing, 'routes/site/listing.tsx'),
  ...shortcutPaths.map((path) => route(path, 'routes/site/stock-shortcut.ts', { id: `shortcut${path}` })),
  route(pagePaths.priceRange, 'routes/site/price-range.tsx'),
  route(pagePaths.vehicle, 'routes/site/vehicle.tsx'),
  route(pagePaths.form, 'routes/site/lead-form.tsx'),
  route(pagePaths.contactLocation, 'routes/site/contact-location.tsx'),
  route(pagePaths.vehicleTradeIn, 'routes/site/vehicle-trade-in.ts'),
  route(pagePaths.success, 'routes/site/success.tsx'),
  route(pagePaths.testDrive, 'routes/site/test-drive.tsx'),
  route(pagePaths.favourites, 'routes/site/favourites.tsx'),
  route(pagePaths.compare, 'routes/site/compare.tsx'),
  route(pagePaths.print, 'routes/site/print.ts'),
  route(resourcePaths.listingAnswer, 'routes/site/listing-answer.ts'),
  route(resourcePaths.packedStock, 'routes/site/packed-stock.ts'),
  route(resourcePaths.stockWords, 'routes/site/stock-words.ts'),
  route(resourcePaths.robots, 'routes/site/robots.ts'),
  route(resourcePaths.sitemapIndex, 'routes/site/sitemap-index.ts'),
  route(resourcePaths.sitemapPart, 'routes/site/sitemap-part.ts'),
  route(resourcePaths.nextPages, 'routes/site/next-pages.ts'),
  route(resourcePaths.formView, 'routes/site/form-view.ts'),
  route(resourcePaths.locationMap, 'routes/site/location-map.ts'),
  route(resourcePaths.stockMap, 'routes/site/stock-map.ts'),
  route(resourcePaths.budgetSearch, 'routes/site/budget-search.ts'),
  route(resourcePaths.similarCars, 'routes/site/similar-cars.tsx'),
  route(resourcePaths.driveCalendar, 'routes/site/drive-calendar.ts'),
  route(resourcePaths.vehicleReport, 'routes/site/vehicle-report.ts'),
  route(resourcePaths.showcase, 'routes/demo/ui.tsx'),
  // Everything else is a page composed of sections, from the site's configuration, or a 404.
  route('*', 'routes/site/content-page.tsx'),
] satisfies RouteConfig
