import type { Locator } from 'playwright-core'

/** How long a quick finger is down. */
const pressMs = 60

/**
 * Presses what is shown by the mouse itself: a locator's own click looks its element up again in the page, at the
 * shopper's expense. A finger rests on what it presses.
 */
export async function press(shown: Locator): Promise<void> {
  await shown.scrollIntoViewIfNeeded()
  const box = await shown.boundingBox()
  if (!box) throw new Error(`${shown} is not there to be pressed.`)
  const { mouse } = shown.page()
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await mouse.down()
  await shown.page().waitForTimeout(pressMs)
  await mouse.up()
}
