import { touched } from '../browser/touched.ts'

/** Settles once a form of this page is touched, or at once where it already is, or the device has something to fill in. */
export const formNeeded = (): Promise<void> => (hasSavedDetails() ? Promise.resolve() : touched('form[method="post"]'))

/** Merely touching localStorage throws where the shopper has forbidden it. */
function hasSavedDetails(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.endsWith('.savedDetails'))
  } catch {
    return false
  }
}
