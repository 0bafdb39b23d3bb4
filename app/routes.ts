import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** The URL map. Read this first: every page a shopper can reach is a line here. */
export default [
  index('routes/site/home.tsx'),
  route('search/:what/:model?', 'routes/site/listing.tsx'),
  route('price-range', 'routes/site/price-range.tsx'),
  route('stock/answer', 'routes/site/listing-answer.ts'),
  route('cars/:slug', 'routes/site/vehicle.tsx'),
  route('robots.txt', 'routes/site/robots.ts'),
  route('sitemap.xml', 'routes/site/sitemap-index.ts'),
  route(':part.xml', 'routes/site/sitemap-part.ts'),
  route('stock/packed', 'routes/site/packed-stock.ts'),
  route('theme/:file', 'routes/site/theme.ts'),
  route('_ui', 'routes/demo/ui.tsx'),
  // Everything else is a page composed of sections, from the site's configuration, or a 404.
  route('*', 'routes/site/content-page.tsx'),
] satisfies RouteConfig
