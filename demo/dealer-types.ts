import type { LayerInput } from '#config/site/layer.ts'
import type { AustralianState, LocationType, SiteKind } from '#db/value-sets.ts'
import type { RangeName } from './catalogue.ts'
import type { SiteContent } from './sites/content.ts'
import type { Backdrop, Facade } from './places.ts'
import type { LeadView } from './vehicle-pictures.ts'

export interface DemoLocation {
  /** Set where a rule of the configuration names it; generated otherwise. */
  id?: number
  addressId?: number
  name: string
  street: string
  city: string
  state: AustralianState
  postcode: string
  lat: number
  long: number
  phone: string
  licence: string
  /** The repairer's licence, in states that have one. */
  repairer?: string
  /** Sales unless it says otherwise. */
  type?: LocationType
  subtype?: readonly string[]
  /** It is at the address of the location before it. */
  sameAddress?: true
  hidden?: true
  openSundays?: true
}

export interface DemoDealership {
  slug: string
  name: string
  /** The manufacturer whose franchise it is. */
  make?: string
  /** Where it photographs: places no other dealer has. */
  backdrops: readonly [Backdrop, ...Backdrop[]]
  /** What its locations look like, one after another, and then from the first again. */
  facades: readonly [Facade, ...Facade[]]
  /** What its photographer begins with; 'front-34' unless it says otherwise. */
  leadView?: LeadView
  range: RangeName
  /** Begins its stock numbers. */
  prefix: string
  vehicles: number
  testDriveTag?: string
  locations: readonly DemoLocation[]
}

export interface DemoSite {
  slug: string
  name: string
  kind: SiteKind
  template: 'harbour' | 'roadhouse' | 'gallery'
  /** The manufacturer's name, for a site of one. */
  make?: string
  dealerships: readonly string[]
  /** Where the vehicles in its own texts stand. */
  backdrop: Backdrop
  layer: LayerInput
  content: SiteContent
}
