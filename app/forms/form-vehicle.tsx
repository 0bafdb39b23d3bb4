import type { FormVehicle } from '#domain/leads/form-view.ts'
import { pictureSizes } from '#domain/media/picture-address.ts'
import { Picture } from '../parts/picture.tsx'

const sizes = pictureSizes('9rem')

/** What the form is about: a tag tied to it, so that nobody types a car. */
export function FormVehicleTag({ vehicle }: { vehicle: FormVehicle }) {
  const { name, href, picture, blur, silhouette, price } = vehicle
  return (
    <div className="flex items-center gap-4 harbour:rounded-box harbour:bg-surface harbour:p-3 roadhouse:border-s-8 roadhouse:border-accent roadhouse:bg-surface roadhouse:pe-4 gallery:border-y gallery:border-line gallery:py-4">
      <input type="hidden" name="car_id" value={vehicle.id} />
      <div className="w-28 shrink-0 overflow-hidden sm:w-36 harbour:rounded-[calc(var(--radius)*0.6)]">
        <Picture src={picture} blur={blur} alt="" sizes={sizes} kind={silhouette} />
      </div>
      <div className="min-w-0 py-1">
        <p className="leading-tight font-semibold wrap-anywhere roadhouse:font-display roadhouse:text-2xl roadhouse:leading-none gallery:text-lg gallery:font-light">
          <a href={href}>{name}</a>
        </p>
        <p className="mt-1 text-sm tabular-nums">
          {price.amount === null ? (
            price.text
          ) : (
            <>
              <span className="font-semibold gallery:font-normal">{price.amount}</span>{' '}
              <span className="text-muted">{price.type}</span>
            </>
          )}
        </p>
      </div>
    </div>
  )
}
