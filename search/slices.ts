/** How long work may hold others up, in milliseconds. */
const slice = 4

/** Work that can be interrupted: it yields wherever others may be let in. */
export type Work<Result = void> = Generator<void, Result>

/** Lets others in. */
export type Pause = () => Promise<void>

/** As soon as they have been let in: a browser waits a moment longer. */
const soon: (resume: () => void) => unknown = globalThis.setImmediate ?? setTimeout

export const letOthersIn: Pause = () => new Promise((resume) => void soon(resume))

/** Does the work a slice at a time, letting others in between slices. */
export async function inSlices<Result>(work: Work<Result>, pause = letOthersIn): Promise<Result> {
  let started = performance.now()
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value
    if (performance.now() - started < slice) continue
    await pause()
    started = performance.now()
  }
}

/** Does the work in one go, where nobody waits. */
export function atOnce<Result>(work: Work<Result>): Result {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value
}
