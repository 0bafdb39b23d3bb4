import type { Secret } from '#config/secret.ts'

export interface Point {
  readonly lat: number
  readonly long: number
}

/** A maps service, as a site's configuration names it. */
export interface MapsService {
  readonly url: string
  readonly apiKey: Secret | null
}

/** Where a postcode is; null where there is none such. */
export interface Geocoder {
  locate(postcode: string): Promise<Point | null>
}

/** A way to ask a maps service. It throws where no answer came, so that another can be asked. */
export interface MapsClient {
  ask(service: MapsService, postcode: string, signal: AbortSignal): Promise<Point | null>
}
