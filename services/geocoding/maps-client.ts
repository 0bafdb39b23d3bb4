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

/** The port to maps services: where a postcode is, null where there is none such. It throws where no answer came. */
export interface MapsClient {
  ask(service: MapsService, postcode: string, signal: AbortSignal): Promise<Point | null>
}
