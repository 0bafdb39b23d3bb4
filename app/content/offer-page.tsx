import type { OfferPageView } from '#domain/offers/open-offer.server.ts'
import { VehicleGrid } from '../parts/vehicle-card.tsx'
import { Picture } from '../parts/picture.tsx'
import { Band } from '../sections/band.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { TextLink } from '../ui/link.tsx'
import { Markdown } from './markdown.tsx'
import { Actions, Conditions, Ends, Rates } from './offer-parts.tsx'
import { OfferGrid } from './offers.tsx'

/** One offer: what, until when, on what terms, what to do; the picture after that. */
export function OfferPage({ view }: { view: OfferPageView }) {
  const { offer, crumbs, stock, others, ended } = view
  return (
    <>
      <article className="page pt-6 pb-12">
        <Breadcrumb crumbs={crumbs} />
        {ended === null ? <Standing view={view} /> : <Ended name={offer.name} ended={ended} />}
      </article>
      {others.length > 0 && ended !== null && <Others offers={others} title="On offer now" />}
      {stock && (
        <Band id="offer-stock" title={stock.title}>
          <VehicleGrid cards={stock.cards} look={stock.look} />
        </Band>
      )}
      {others.length > 0 && ended === null && <Others offers={others} title="Other offers" />}
    </>
  )
}

function Standing({ view: { offer, blocks } }: { view: OfferPageView }) {
  return (
    <div className="mt-4 grid gap-x-12 gap-y-8 lg:grid-cols-12">
      <div className="min-w-0 wrap-anywhere lg:col-span-7 roadhouse:border-t-[length:calc(var(--line-width)*2)] roadhouse:border-accent roadhouse:pt-5">
        <p className="text-muted gallery:text-lg gallery:tracking-[0.08em] gallery:[font-variant-caps:all-small-caps]">
          {offer.category}
        </p>
        <h1 className="mt-2 max-sm:text-4xl roadhouse:uppercase">{offer.name}</h1>
        <div className="mt-4">{offer.ends && <Ends ends={offer.ends} large />}</div>
        <Markdown blocks={blocks} className="mt-5" />
        {offer.rates && <Rates rates={offer.rates} />}
        <Actions actions={offer.actions} />
        {offer.disclaimer && (
          <div className="mt-8 max-w-[65ch] border-t border-line pt-4">
            <h2 className="text-base roadhouse:text-xl roadhouse:uppercase">Terms</h2>
            <Conditions offer={offer} />
          </div>
        )}
      </div>
      <div className="min-w-0 lg:col-span-5">
        <div className="aspect-3/2 overflow-hidden rounded-box bg-surface lg:sticky lg:top-24">
          <Picture src={offer.picture} alt="" missing={offer.category} first sizes="(min-width: 64rem) 32rem, 100vw" />
        </div>
      </div>
    </div>
  )
}

function Ended({ name, ended }: { name: string; ended: string }) {
  return (
    <div className="mt-4 max-w-prose">
      <h1 className="roadhouse:uppercase">This offer has ended</h1>
      <p className="mt-4 text-lg">
        {name} ended on <span className="tabular-nums">{ended}</span>.
      </p>
      <p className="mt-4">
        <TextLink standalone to="/special-offers">
          See current offers
        </TextLink>
      </p>
    </div>
  )
}

function Others({ offers, title }: { offers: OfferPageView['others']; title: string }) {
  return (
    <Band id="other-offers" title={title} className="harbour:bg-surface">
      <OfferGrid offers={offers} />
    </Band>
  )
}
