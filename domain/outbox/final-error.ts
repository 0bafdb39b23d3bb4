/** Work that would fail the same way however often it were tried: it is given up at once, with this reason. */
export class FinalError extends Error {
  override readonly name = 'FinalError'
}
