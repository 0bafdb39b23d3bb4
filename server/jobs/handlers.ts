import { pruneChanges } from '#db/changes.ts'
import { forgetDone } from '#db/outbox.ts'
import { forgetLimits } from '#db/write-limits.ts'
import { findPictureColours } from '#domain/media/find-picture-colours.server.ts'
import type { KindName, PayloadOf } from '#domain/outbox/kinds.ts'
import type { PlatformCtx } from '#domain/platform-ctx.ts'
import type { Originals } from '#services/media/originals.ts'
import type { PictureMaker } from '../media/picture-maker.ts'
import { makeReady } from '../media/prepare-pictures.ts'

/** One attempt at a piece of work. */
export interface Attempt<K extends KindName> {
  payload: PayloadOf<K>
  /** The same at every attempt: whoever receives the work can tell a second attempt from a second order. */
  deliveryId: string
  siteId: number | null
  /** Fires when the attempt has taken too long, or the process stops. */
  signal: AbortSignal
}

type Handler<K extends KindName> = (ctx: PlatformCtx, attempt: Attempt<K>) => Promise<unknown>

/** Promised already, to be kept by a process that knows how: until then it waits, and counts as undelivered. */
export const notYetHandled = ['lead.deliver', 'lead.receipt'] as const satisfies readonly KindName[]
type NotYetHandled = (typeof notYetHandled)[number]

export type Handlers = { readonly [K in Exclude<KindName, NotYetHandled>]: Handler<K> } & {
  readonly [K in NotYetHandled]?: Handler<K>
}

const day = 24 * 3_600_000
/** A process that was away for longer loads everything again instead of catching up. */
const changesFor = 7 * day
/** Long enough to answer a dealer who asks what became of something. */
const doneWorkFor = 30 * day

interface HandlerParts {
  originals: Originals
  pictures: Pick<PictureMaker, 'get'>
}

/** Who does each kind of work. Everything here may be done twice: it must then end in the same state. */
export const createHandlers = ({ originals, pictures }: HandlerParts): Handlers => ({
  'picture-colours': (ctx, { payload, signal }) => findPictureColours(ctx, originals, payload.vehicleIds, signal),
  'card-picture': (_, { payload }) => makeReady(pictures, payload.picture),
  'forget-old-changes': ({ db, clock }) => pruneChanges({ orm: db }, new Date(clock().getTime() - changesFor)),
  'forget-done-work': ({ db, clock }) => forgetDone(db, new Date(clock().getTime() - doneWorkFor)),
  'forget-write-limits': ({ db }) => forgetLimits(db),
})
