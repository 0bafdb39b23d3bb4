import { isSparing, type Line } from '#domain/media/unasked.ts'

/** Whether this visitor is to be spared what was not asked for. */
export const sparesData = (): boolean => isSparing((navigator as { connection?: Line }).connection ?? {})
