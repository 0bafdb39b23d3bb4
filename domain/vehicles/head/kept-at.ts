import type { VehicleRow } from '#db/vehicles.ts'

type Columns = Pick<VehicleRow, 'privateSuburb' | 'privatePostcode'>

/** Where it stands, if not at a location of its dealer: some are sold for their owner, who keeps them. */
export const keptAt = ({ privateSuburb, privatePostcode }: Columns): string | null =>
  privateSuburb ? `Kept by its owner in ${[privateSuburb, privatePostcode].filter(Boolean).join(' ')}` : null
