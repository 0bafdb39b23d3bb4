import { useEffect } from 'react'
import type { TrackedEvent } from '#domain/analytics/event.ts'
import { type EventName, eventNumbers } from '#domain/analytics/event-numbers.ts'

type Details = Pick<TrackedEvent, 'vehicle_id' | 'car_type'>

/** Reports an event of this page. A failure is a warning in the console and nothing else: counting never breaks a page. */
export function track(name: EventName, details: Details = {}): void {
  try {
    const event: TrackedEvent = { id: eventNumbers[name], path: location.pathname, ...details }
    const sent = navigator.sendBeacon('/api/events', new Blob([JSON.stringify(event)], { type: 'application/json' }))
    if (!sent) console.warn('The browser did not take the event', name)
  } catch (error) {
    console.warn('The event was not sent', name, error)
  }
}

/** Reports an event once for each page shown. */
export function useTrack(name: EventName | null, details?: Details): void {
  const vehicleId = details?.vehicle_id
  const carType = details?.car_type
  useEffect(() => {
    if (name) track(name, { vehicle_id: vehicleId, car_type: carType })
  }, [name, vehicleId, carType])
}
