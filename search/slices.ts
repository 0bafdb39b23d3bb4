/** How long work may hold others up, in milliseconds. */
const slice = 2

const pause = (): Promise<void> => new Promise((resume) => setTimeout(resume))

/** Does the work for each item, letting others in between slices. */
export async function inSlices<Item>(items: readonly Item[], work: (item: Item) => void): Promise<void> {
  let started = performance.now()
  for (const item of items) {
    work(item)
    if (performance.now() - started < slice) continue
    await pause()
    started = performance.now()
  }
}
