import { useEffect, useRef, useState } from 'react'
import { withNear } from '#domain/listings/change-state.ts'
import { radii, type ListingState } from '#domain/listings/listing-state.ts'
import type { ListingAnswer } from '#domain/listings/listing.ts'
import { useSiteSlug } from '../../browser/site-slug.ts'
import { wasChanged } from '../../browser/touched.ts'
import { Field } from '../../ui/field.tsx'
import type { Listing } from '../shown-listing.ts'
import { FacetFrame } from './facet-frame.tsx'
import { forgetPlace, keepPlace } from './keep-place.ts'

interface NearGroupProps extends Pick<ListingState, 'near' | 'within'> {
  found: ListingAnswer['near']
  ask: Listing['ask']
}

const isPostcode = (near: string): boolean => /^\d{4}$/.test(near)

/** Where the shopper is, by postcode or by their device, and how far they would go. */
export function NearGroup({ near, within, found, ask }: NearGroupProps) {
  const site = useSiteSlug()
  const [trouble, setTrouble] = useState('')
  const isUnknown = found !== null && found.asked === near && found.label === null
  const go = (place: string) => {
    setTrouble('')
    if (place === near) return
    ask((state) => withNear(state, place, state.within))
    if (isPostcode(place)) keepPlace(site, place)
    else if (place === '') forgetPlace(site)
  }
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What was done before the group was taken over is done now; done twice it is the same.
    for (const control of box.current!.querySelectorAll('input, select, button')) {
      if (!wasChanged(control)) continue
      if (control instanceof HTMLInputElement) typed(control.value)
      else if (control instanceof HTMLSelectElement) reach(control.value)
      else if (control instanceof HTMLButtonElement) control.click()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const reach = (km: string) => ask((state) => withNear(state, state.near, km === '' ? null : Number(km)))
  const typed = (value: string) => {
    if (isPostcode(value.trim())) go(value.trim())
  }
  const askDevice = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => go(`${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`),
      () => setTrouble('Your device did not say where it is. Type your postcode instead.'),
      { maximumAge: 600_000, timeout: 10_000 },
    )
  return (
    <FacetFrame label="Near you" chosen={near === '' ? 0 : 1} isOpen>
      <div ref={box} className="near-fields">
        <Field
          key={near}
          label="Postcode"
          name="near"
          defaultValue={near}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={20}
          hint={found?.label && found.asked === near ? `${found.label}, as the crow flies` : undefined}
          error={isUnknown ? 'Invalid postcode' : trouble || undefined}
          onInput={({ currentTarget: { value } }) => typed(value)}
          onBlur={({ currentTarget: { value } }) => go(value.trim())}
        />
        <label>
          Distance
          <select
            name="within"
            className="facet-select"
            value={within ?? ''}
            onChange={({ currentTarget: { value } }) => reach(value)}
          >
            <option value="">Any distance</option>
            {radii.map((km) => (
              <option key={km} value={km}>
                Within {km} km
              </option>
            ))}
          </select>
        </label>
        <div className="near-buttons">
          <button type="button" onClick={askDevice}>
            Use my location
          </button>
          {near !== '' && (
            <button type="button" onClick={() => go('')}>
              Forget
            </button>
          )}
        </div>
      </div>
    </FacetFrame>
  )
}
