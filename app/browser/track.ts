import { useEffect } from 'react'
import { afterPaint } from './after-paint.ts'
import { type EventName, eventNumbers } from '#domain/analytics/event-numbers.ts'
import type { TrackedEvent } from '#domain/analytics/event.ts'

type Details = Pick<TrackedEvent, 'vehicle_id' | 'car_type'>

/** Reports an event of this page. */
export function track(name: EventName, details: Details = {}): Promise<void> {
  const event: TrackedEvent = { id: eventNumbers[name], path: location.pathname, ...details }
  return report('/api/events', event, `The event was not sent: ${name}`)
}

/** Tells the server. A failure is a warning in the console and nothing else: counting never breaks a page. */
export async function report(call: string, body: object, failure: string): Promise<void> {
  try {
    const response = await fetch(call, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      // Outlives the page: the next click must not cancel it.
      keepalive: true,
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
  } catch (error) {
    console.warn(failure, error)
  }
}

/** Reports an event once for each page shown. */
export function useTrack(name: EventName | null, details?: Details): void {
  const vehicleId = details?.vehicle_id
  const carType = details?.car_type
  useEffect(() => {
    // What was seen is on the screen first, and whatever follows it there goes before: a request costs some milliseconds.
    if (name) afterPaint(() => setTimeout(() => void track(name, { vehicle_id: vehicleId, car_type: carType })))
  }, [name, vehicleId, carType])
}
