/** The time as a rule sees it: passed in, so that a test can set it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
