import type { VehicleTools } from '#domain/vehicles/head/vehicle-tools.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'

export const toolLook =
  'inline-flex min-h-[3rem] cursor-pointer items-center gap-2 px-2 underline decoration-muted decoration-1 underline-offset-[0.3em] hover:decoration-current hover:decoration-2 aria-pressed:font-semibold roadhouse:font-display roadhouse:text-lg roadhouse:font-bold gallery:text-lg gallery:tracking-[0.06em] gallery:[font-variant-caps:all-small-caps]'

/**
 * Saves the vehicle, or adds it to the comparison, on this device. Without a script there is no device's list: Compare is a
 * link to a comparison that begins with this vehicle, and Save is not there.
 */
export function KeepButtons({
  view: { site, carType, favourite, canSave, compare, compareHref },
}: {
  view: Pick<VehicleTools, 'site' | 'carType' | 'favourite' | 'canSave' | 'compare' | 'compareHref'>
}) {
  if (!favourite && !compare) return null
  return (
    <div
      data-island="keep"
      data-wake="touch"
      data-site={site}
      data-car-type={carType}
      className="flex flex-wrap gap-x-2"
    >
      {favourite && (
        <button
          type="button"
          data-keep="favourites"
          data-record={JSON.stringify(favourite)}
          data-words="Save,Saved"
          aria-pressed="false"
          hidden={!canSave}
          data-only-kept={canSave ? undefined : ''}
          className={classNames(toolLook, '[@media(scripting:none)]:hidden aria-pressed:[&_svg]:fill-current')}
        >
          <Icon name="heart" />
          <span data-label>Save</span>
        </button>
      )}
      {compare && (
        <a
          href={compareHref}
          data-keep="compare"
          data-record={JSON.stringify(compare)}
          data-words="Compare,In your comparison"
          rel="nofollow"
          className={toolLook}
        >
          <Icon name="list" />
          <span data-label>Compare</span>
        </a>
      )}
    </div>
  )
}
