import { pagePaths } from './route-paths.ts'

const onceThePointerRests = {
  where: {
    and: [
      { or: [pagePaths.vehicle, pagePaths.listing].map((path) => ({ href_matches: path })) },
      // Filters and pages of a listing are answered in place, and are too many to be made on a guess.
      { not: { href_matches: '/*\\?(.+)' } },
    ],
  },
  eagerness: 'moderate',
}

/**
 * What a browser may have ready before it is pressed: pages of cached kinds at their plain address, made up behind the
 * page that is seen. A rule to fetch them beside this one is a second look at every link of a listing after each press of a
 * filter, before its results are painted (docs/decisions/0025-pages-are-documents.md).
 */
export const nextPages = { prerender: [onceThePointerRests] }
