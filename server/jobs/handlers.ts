import { pruneChanges } from '#db/changes.ts'
import { forgetAttempts } from '#db/lead-attempts.ts'
import { forgetDone } from '#db/outbox.ts'
import { listTemplatesBeside } from '#db/sites.ts'
import { forgetLimits } from '#db/write-limits.ts'
import { forgetApplications } from '#domain/finance/application/forget-applications.server.ts'
import { mailLink } from '#domain/finance/application/mail-link.server.ts'
import { mailRenewedLink } from '#domain/finance/application/renew-link.server.ts'
import { type DeliveryPorts, mailLead, postLead, sendReceipt } from '#domain/leads/delivery/deliver-lead.server.ts'
import { sweepFile } from '#domain/leads/files/sweep-file.server.ts'
import { findPictureColours } from '#domain/media/find-picture-colours.server.ts'
import type { KindName, PayloadOf } from '#domain/outbox/kinds.ts'
import type { PlatformCtx } from '#domain/platform-ctx.ts'
import { checkVehicles } from '#domain/test-drives/check-vehicles.server.ts'
import { remindOfDrive, tellOfDrive } from '#domain/test-drives/tell-of-drive.server.ts'
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

export type Handlers = { readonly [K in KindName]: Handler<K> }

const day = 24 * 3_600_000
/** A process that was away for longer loads everything again instead of catching up. */
const changesFor = 7 * day
/** Long enough to answer a dealer who asks what became of something. */
const doneWorkFor = 30 * day

interface HandlerParts {
  originals: Originals
  pictures: Pick<PictureMaker, 'get' | 'makeLater'>
  delivery: DeliveryPorts
}

/** Who does each kind of work. Everything here may be done twice: it must then end in the same state. */
export const createHandlers = ({ originals, pictures, delivery }: HandlerParts): Handlers => ({
  'picture-colours': (ctx, { payload, signal }) => findPictureColours(ctx, originals, payload.vehicleIds, signal),
  'card-picture': async ({ db }, { payload, siteId }) =>
    makeReady(pictures, payload.picture, await listTemplatesBeside(db, siteId!)),
  'lead.deliver': (ctx, attempt) =>
    (attempt.payload.to === 'email' ? mailLead : postLead)(ctx, delivery, leadOf(attempt)),
  'lead.receipt': (ctx, attempt) => sendReceipt(ctx, delivery, leadOf(attempt)),
  'lead-file.sweep': (ctx, { payload, siteId }) => sweepFile(ctx, delivery.files, { siteId: siteId!, ...payload }),
  'test-drive.tell': (ctx, attempt) => tellOfDrive(ctx, delivery, leadOf(attempt), attempt.payload),
  'test-drive.remind': (ctx, attempt) => remindOfDrive(ctx, delivery, leadOf(attempt), attempt.payload),
  'test-drive.check-vehicles': (ctx) => checkVehicles(ctx),
  'finance-application.resume': (ctx, { payload, siteId, deliveryId, signal }) =>
    mailLink(ctx, delivery, { siteId: siteId!, deliveryId, signal }, payload),
  'finance-application.renew': (ctx, attempt) => mailRenewedLink(ctx, delivery, leadOf(attempt)),
  'finance-application.forget': (ctx) => forgetApplications(ctx),
  'forget-old-changes': ({ db, clock }) => pruneChanges({ orm: db }, new Date(clock().getTime() - changesFor)),
  'forget-done-work': async ({ db, clock }) => {
    const before = new Date(clock().getTime() - doneWorkFor)
    await forgetDone(db, before)
    await forgetAttempts(db, before)
  },
  'forget-write-limits': ({ db }) => forgetLimits(db),
})

type LeadKind = 'lead.deliver' | 'lead.receipt' | 'finance-application.renew' | 'test-drive.tell' | 'test-drive.remind'

/** Work of a lead is always a site's. */
const leadOf = ({ payload, siteId, deliveryId, signal }: Attempt<LeadKind>) => ({
  siteId: siteId!,
  leadId: payload.leadId,
  deliveryId,
  signal,
})
