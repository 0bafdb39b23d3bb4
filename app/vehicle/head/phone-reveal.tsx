import { telephone } from '#domain/formats/telephone.ts'
import type { VehiclePageView } from '#domain/vehicles/vehicle-page.server.ts'

const look = 'inline-flex min-h-[3rem] items-center gap-2 tabular-nums'

/** The number, or as much of it as is seen before it is asked for. The form works without a script. */
export function PhoneReveal({ phone, id }: { phone: VehiclePageView['phone']; id: number }) {
  if (!phone)
    return (
      <p id="phone" className="text-muted">
        Phone not available
      </p>
    )
  if (!phone.isMasked)
    return (
      <a id="phone" href={telephone(phone.text)} className={look}>
        {phone.text}
      </a>
    )
  return (
    <form id="phone" method="post" action="/api/phone-reveal" data-island="phone-reveal" data-car={id}>
      <input type="hidden" name="car_id" value={id} />
      <button type="submit" className={`${look} cursor-pointer underline underline-offset-4`}>
        <span>{phone.text}</span>
        <span className="text-sm">Show number</span>
      </button>
    </form>
  )
}
