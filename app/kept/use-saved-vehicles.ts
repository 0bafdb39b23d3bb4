import { useEffect, useState } from 'react'
import type { VehicleCard } from '#domain/listings/vehicle-card.ts'
import type { LocalRecord } from '#domain/visitors/local-records.ts'

/** What the device remembers, and what the site says of it now: null where it is gone, undefined where it has not said. */
export interface SavedVehicle {
  record: LocalRecord<'favourites'>
  card: VehicleCard | null | undefined
}

/** The device's own list with each vehicle as it is now; null until the device has been asked. */
export function useSavedVehicles(site: string) {
  const [saved, setSaved] = useState<readonly SavedVehicle[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let isHere = true
    const show = async (): Promise<void> => {
      const records = await readSaved(site)
      if (!isHere) return
      // With the cards that are there already: what another tab takes back goes at once.
      setSaved((before) =>
        records.map((record) => before?.find((each) => each.record.id === record.id) ?? unasked(record)),
      )
      try {
        const cards = await cardsOf(records)
        if (isHere) setSaved(records.map((record) => ({ record, card: cards.get(record.id) ?? null })))
      } catch {
        if (isHere) setProblem('We can’t look up prices just now. Please try again in a moment.')
      }
    }
    void show()
    const again = (): void => void show()
    addEventListener('storage', again)
    return () => {
      isHere = false
      removeEventListener('storage', again)
    }
  }, [site])
  const remove = (gone: SavedVehicle): void => {
    setSaved((before) => before?.filter((each) => each !== gone) ?? null)
    void import('../browser/local-store.ts').then(({ localStore }) =>
      localStore(site).remove('favourites', gone.record),
    )
  }
  return { saved, problem, remove }
}

const unasked = (record: SavedVehicle['record']): SavedVehicle => ({ record, card: undefined })

async function readSaved(site: string): Promise<SavedVehicle['record'][]> {
  const { localStore } = await import('../browser/local-store.ts')
  return localStore(site).read('favourites')
}

async function cardsOf(records: readonly SavedVehicle['record'][]): Promise<Map<number, VehicleCard>> {
  if (records.length === 0) return new Map()
  const response = await fetch(`/api/cards?ids=${records.map(({ id }) => id).join(',')}`)
  if (!response.ok) throw new Error(`status ${response.status}`)
  const { cards } = (await response.json()) as { cards: VehicleCard[] }
  return new Map(cards.map((card) => [card.id, card]))
}
