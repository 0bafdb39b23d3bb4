import type { VehiclePageView } from '#domain/vehicles/vehicle-page.server.ts'
import { Repayment } from '../../finance/repayment.tsx'
import { Price } from '../../parts/price.tsx'
import { MarketBadge } from './market-badge.tsx'

/** What it costs, and what it did before; what is sold says so first. */
export function PriceBlock({
  view: { price, was, isOffer, subscription, repayment, marketBadge, soldText },
  className,
}: {
  view: Pick<VehiclePageView, 'price' | 'was' | 'isOffer' | 'subscription' | 'repayment' | 'marketBadge' | 'soldText'>
  className?: string
}) {
  return (
    <div className={className}>
      {soldText && (
        <p className="mb-3 inline-block bg-ink px-4 py-2 text-2xl font-bold text-ground harbour:rounded-box roadhouse:font-display roadhouse:text-4xl gallery:font-normal gallery:tracking-[0.08em]">
          {soldText}
        </p>
      )}
      {was && (
        <p className="tabular-nums opacity-85">
          Was <s>{was}</s>
        </p>
      )}
      {isOffer && <p className="font-semibold gallery:font-normal">Offer price</p>}
      <Price price={price} size="hero" />
      {subscription && <p className="mt-1 tabular-nums">{subscription}</p>}
      <MarketBadge text={marketBadge} className="mt-3" />
      {repayment && <Repayment repayment={repayment} className="mt-4 max-w-[40rem]" />}
    </div>
  )
}
