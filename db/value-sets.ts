/** Value sets of the trade. The tables turn each into a check constraint, so the database refuses anything else. */

export const carTypes = ['new', 'used', 'demo'] as const
export type CarType = (typeof carTypes)[number]

export const itemTypes = ['car', 'caravan', 'motorcycle', 'truck'] as const
export type ItemType = (typeof itemTypes)[number]

/**
 * in_stock and coming_soon can be bought. on_hold is withheld by the dealer for a while (workshop, transfer), sold is
 * sold, removed left the feed without a sale. Being reserved is a flag beside the status: a reserved car is in stock.
 */
export const vehicleStatuses = ['in_stock', 'coming_soon', 'on_hold', 'sold', 'removed'] as const
export type VehicleStatus = (typeof vehicleStatuses)[number]

/** The words shown follow the item type (drive away, ride away, tow away); the meaning is one of these two. */
export const priceTypes = ['drive_away', 'excl_govt_charges'] as const
export type PriceType = (typeof priceTypes)[number]

export const simpleFuels = ['Petrol', 'Diesel', 'Electric', 'Hybrid', 'PHEV', 'LPG', 'Hydrogen', 'Other'] as const
export type SimpleFuel = (typeof simpleFuels)[number]

export const simpleTransmissions = ['Automatic', 'Manual'] as const
export type SimpleTransmission = (typeof simpleTransmissions)[number]

export const videoKinds = ['walkaround', 'stock'] as const
export type VideoKind = (typeof videoKinds)[number]

export const hotspotAreas = ['exterior', 'interior'] as const
export type HotspotArea = (typeof hotspotAreas)[number]

/** Empty means a location that has not been told apart: it serves every purpose. */
export const locationTypes = ['', 'sales', 'service', 'parts', 'service-and-parts'] as const
export type LocationType = (typeof locationTypes)[number]

export const openingStatuses = ['Open', 'Closed'] as const
export type OpeningStatus = (typeof openingStatuses)[number]

export const offerCategories = ['Vehicle offer', 'Finance offer', 'Service offer', 'Parts offer'] as const
export type OfferCategory = (typeof offerCategories)[number]

export const australianStates = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const
export type AustralianState = (typeof australianStates)[number]

export const siteKinds = ['dealer', 'manufacturer', 'group'] as const
export type SiteKind = (typeof siteKinds)[number]

export const configScopes = ['platform', 'template', 'brand', 'site'] as const
export type ConfigScope = (typeof configScopes)[number]

/** How a lead leaves the house. */
export const leadWays = ['email', 'webhook', 'receipt'] as const
export type LeadWay = (typeof leadWays)[number]

/** `begun` stays where the process died over it; `refused` is for ever, `failed` is tried again. */
export const attemptOutcomes = ['begun', 'delivered', 'failed', 'refused'] as const
export type AttemptOutcome = (typeof attemptOutcomes)[number]

/** A moved one has left its time to others; another booking of the same lead has the new one. */
export const testDriveStatuses = ['booked', 'moved', 'cancelled'] as const
export type TestDriveStatus = (typeof testDriveStatuses)[number]
