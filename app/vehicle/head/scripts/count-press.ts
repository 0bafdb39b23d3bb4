import { type EventName, eventNumbers } from '#domain/analytics/event-numbers.ts'
import { track } from '../../../browser/track.ts'

/** Reports that what bears an event's name was pressed. */
export function countPress(island: HTMLElement): void {
  island.addEventListener('click', ({ target }) => {
    const name = (target as Element).closest<HTMLElement>('[data-event]')?.dataset.event
    if (name && Object.hasOwn(eventNumbers, name))
      void track(name as EventName, { vehicle_id: Number(island.dataset.car) })
  })
}
