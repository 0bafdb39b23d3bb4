import type { VehicleStatus } from '#db/value-sets.ts'

/** In these a vehicle does not come back; one that is on hold does. */
export const goneStatuses: readonly VehicleStatus[] = ['sold', 'removed']

/** Whether a vehicle may still stand in the yard when somebody comes to drive it. */
export const canBeDriven = ({ status }: { readonly status: VehicleStatus }): boolean => !goneStatuses.includes(status)
