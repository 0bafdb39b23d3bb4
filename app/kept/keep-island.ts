import type { CarType } from '#db/value-sets.ts'
import { comparePath } from '#domain/compare/compare-address.ts'
import { mostCompared } from '#domain/vehicles/keeping.ts'
import type { LocalRecord } from '#domain/visitors/local-records.ts'
import { localStore } from '../browser/local-store.ts'
import { track } from '../browser/track.ts'
import { warn } from '../islands/say.ts'
import { showKept } from './kept-lists.ts'
import { isKeptList } from './read-kept.ts'

/** The buttons beside a vehicle that keep it on this device. */
export function start(island: HTMLElement): void {
  const { site = '', carType } = island.dataset
  showKept(site)
  for (const element of island.querySelectorAll<HTMLElement>('[data-keep]')) {
    // With a script the link is a button: it adds, and stays here.
    if (element instanceof HTMLAnchorElement) element.role = 'button'
    element.addEventListener('click', (event) => {
      event.preventDefault()
      press(element, site, carType as CarType)
    })
    element.addEventListener('keydown', (event) => {
      if (event.key !== ' ' || element instanceof HTMLButtonElement) return
      event.preventDefault()
      element.click()
    })
  }
}

function press({ dataset: { keep, record = '{}' } }: HTMLElement, site: string, carType: CarType): void {
  if (!isKeptList(keep)) return
  const store = localStore(site)
  const vehicle = JSON.parse(record) as LocalRecord<'favourites'>
  const known = store.read(keep)
  if (known.some(({ id }) => id === vehicle.id)) {
    store.remove(keep, vehicle)
    return
  }
  if (keep === 'compare' && known.length === mostCompared) {
    const all = known.map(({ slug }) => slug)
    warn(`Four are the most to compare. Take one out first.`, { text: 'See them', href: comparePath(all) })
    return
  }
  const isKept = store.add(keep, vehicle)
  if (!isKept) warn('This device keeps nothing for websites, so we can’t remember it.')
  else if (keep === 'favourites') void track('save', { vehicle_id: vehicle.id, car_type: carType })
}
