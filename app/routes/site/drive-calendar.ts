import { data } from 'react-router'
import { calendarType } from '#domain/test-drives/drive-calendar.ts'
import { openDriveCalendar } from '#domain/test-drives/find-drive.server.ts'
import { requestContext } from '#app/request-context.ts'
import type { Route } from './+types/drive-calendar'

/** GET /test-drive/:token/calendar.ics: a booking for the shopper's own calendar. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const calendar = await openDriveCalendar(context.get(requestContext), params.token)
  if (!calendar) throw data(null, 404)
  return new Response(calendar.text, {
    headers: {
      'content-type': calendarType(calendar.isCancelled),
      'content-disposition': 'attachment; filename="test-drive.ics"',
    },
  })
}
