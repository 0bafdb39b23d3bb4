/** `npm run test:deep`: the same tests with long campaigns instead of short ones, and on every version we promise. */
export const isDeep = process.env.TEST_DEEP === '1'

/** How often something is done: in depth, or for a quick look. */
export const inDepth = (quick: number, deep: number): number => (isDeep ? deep : quick)
