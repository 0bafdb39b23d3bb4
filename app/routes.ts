import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** The URL map. Read this first: every page a shopper can reach is a line here. */
export default [
  index('routes/site/home.tsx'),
  route('search/new-used-and-demo-cars', 'routes/site/listing.tsx'),
  route('cars/:slug', 'routes/site/vehicle.tsx'),
  route('theme/:file', 'routes/site/theme.ts'),
  route('*', 'routes/site/not-found.tsx'),
] satisfies RouteConfig
