import { randomUUID } from 'node:crypto'
import { addApplication, changeApplication } from '#db/finance-applications.ts'
import { AppError } from '../../app-error.ts'
import { countSiteWrites } from '../../write-limits.server.ts'
import type { ApplicationCtx } from './application-ctx.ts'
import type { Answers, StepKey } from './application-field.ts'
import { type Draft, requireDraft } from './find-draft.server.ts'
import { type Contents, sealContents } from './sealed-contents.server.ts'

interface Step {
  readonly key: StepKey
  readonly answers: Answers
  /** The names the step asks for: an answer that was taken back is gone. */
  readonly asked: readonly string[]
  /** Kept with the first step. */
  readonly carId?: number | null
}

/** Two windows of one shopper, or a press twice: each looks again and adds its own. */
const mostTries = 4

/** Saves a step; sent again it changes nothing, and no other step is lost. What was sent for good is changed no more. */
export async function saveStep(ctx: ApplicationCtx, link: string, step: Step): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++) {
    const draft = await requireDraft(ctx, link)
    if (draft.row?.sentAt) throw new AppError('conflict', 'This application has been sent already.')
    if (await store(ctx, draft, withStep(draft.contents, step))) return
  }
  throw new AppError('conflict', 'This application is being changed elsewhere. Please try again.')
}

function withStep(contents: Contents, { key, answers, asked, carId }: Step): Contents {
  const others = Object.entries(contents.answers).filter(([name]) => !asked.includes(name))
  return {
    ...contents,
    ...(carId !== undefined && { carId }),
    answers: { ...Object.fromEntries(others), ...answers },
    done: [...new Set([...contents.done, key])],
  }
}

function store(ctx: ApplicationCtx, { token, row }: Draft, contents: Contents): Promise<boolean> {
  const seal = sealContents(ctx.sealing, ctx.site.id, token, contents)
  return ctx.transaction(async (db) => {
    await countSiteWrites({ db, clock: ctx.clock }, [
      { name: 'application-step-by-address', who: ctx.address },
      ...(row ? [] : [{ name: 'application-at-site', who: '' } as const]),
    ])
    return row
      ? changeApplication(db, row, seal)
      : addApplication(db, { ...seal, token, leadToken: randomUUID(), createdAt: ctx.clock() })
  })
}
