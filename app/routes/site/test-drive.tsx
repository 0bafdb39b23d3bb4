import { data, redirect } from 'react-router'
import { z } from 'zod'
import { AppError, isAppError } from '#domain/app-error.ts'
import { drivePath } from '#domain/content/route-paths.ts'
import { changeDrive } from '#domain/test-drives/change-drive.server.ts'
import { openDrive } from '#domain/test-drives/open-drive.server.ts'
import { isSlotTaken } from '#domain/test-drives/slot-taken-error.ts'
import { requestContext } from '#app/request-context.ts'
import { BookedDrive } from '../../forms/booked-drive.tsx'
import type { Route } from './+types/test-drive'

// No handle: a booking is one shopper's own.

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  const view = await openDrive(ctx, params.token)
  if (!view) throw data(null, 404)
  const isChanged = new URL(request.url).searchParams.has('changed')
  return { siteName: ctx.site.name, view, isChanged }
}

const changeSchema = z.discriminatedUnion('what', [
  z.object({ what: z.literal('move'), version: z.coerce.number().int().min(0), slot: z.string().max(40).default('') }),
  z.object({ what: z.literal('cancel'), version: z.coerce.number().int().min(0) }),
])

/** POST /test-drive/:token, by the browser alone: what is done is shown by the page it leads to. */
export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const change = changeSchema.safeParse(Object.fromEntries(await formOf(request)))
  if (!change.success) throw new AppError('bad_request', 'Please choose what to do on the page of your test drive.')
  if (change.data.what === 'move' && change.data.slot === '')
    return data({ slotError: 'Choose a time.', error: null }, { status: 422 })
  try {
    await changeDrive(context.get(requestContext), token, change.data)
  } catch (error) {
    if (!isAppError(error) || !['conflict', 'too_many_requests'].includes(error.code)) throw error
    const said = isSlotTaken(error)
      ? { slotError: error.message, error: null }
      : { slotError: null, error: error.message }
    return data(said, { status: error.code === 'conflict' ? 409 : 429 })
  }
  throw redirect(`${drivePath(token)}?changed`, 303)
}

async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw new AppError('unsupported_media_type', 'Please send this as a form.')
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [{ title: `Your test drive | ${loaderData.siteName}` }, { name: 'robots', content: 'noindex' }]
    : [{ name: 'robots', content: 'noindex' }]

export default function TestDrivePage({ loaderData: { view, isChanged }, actionData }: Route.ComponentProps) {
  return (
    <div className="page py-10 lg:py-16">
      <div className="mx-auto max-w-2xl">
        <BookedDrive
          key={view.version}
          view={view}
          isChanged={isChanged}
          slotError={actionData?.slotError ?? null}
          error={actionData?.error ?? null}
        />
      </div>
    </div>
  )
}
