// Before the tests: finds a browser or gets one, so that a machine without one says so now and not a minute into the run.
import { findBrowser, thisMachine } from './find-browser.ts'

try {
  await findBrowser(thisMachine())
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
