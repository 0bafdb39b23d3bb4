/** What this document has cost on the line so far; what came from the browser's own store cost nothing. */
export const fetchedBytes = (): number => fetched().reduce((sum, { transferSize }) => sum + transferSize, 0)

/** The bytes of one file the page has, wherever they came from; 0 where they are not told. */
export const bytesOf = (url: string): number => fetched().find(({ name }) => name === url)?.encodedBodySize ?? 0

const fetched = (): PerformanceResourceTiming[] =>
  ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
