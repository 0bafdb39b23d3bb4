import type { OfferCard, OfferRates } from '#domain/offers/offer-card.ts'
import type { OfferAction } from '#domain/offers/offer-links.ts'
import { buttonLook, type ButtonVariant } from '../ui/button-look.ts'
import { CollapsedText } from './collapsed-text.tsx'

/** Both rates in one size, and the warning beside them: all of it, always. */
export function Rates({ rates: { rate, comparisonRate, warning } }: { rates: OfferRates }) {
  return (
    <div className="mt-4 border-y border-line py-3 roadhouse:border-y-[length:var(--line-width)]">
      <p className="flex flex-wrap gap-x-6 text-lg font-semibold tabular-nums gallery:font-normal">
        <span>Rate {rate}</span> <span>Comparison rate {comparisonRate}</span>
      </p>
      <p className="mt-2 max-w-[65ch] text-sm text-pretty">{warning}</p>
    </div>
  )
}

/** Until when: a thing that ends says so before anything else. */
export function Ends({ ends, large = false }: { ends: string; large?: boolean }) {
  return (
    <p
      className={`font-semibold tabular-nums gallery:font-normal ${large ? 'text-xl roadhouse:font-display roadhouse:text-3xl' : ''}`}
    >
      {ends}
    </p>
  )
}

/** On what terms, in small type that is still read. */
export function Conditions({ offer }: { offer: Pick<OfferCard, 'disclaimer'> }) {
  return offer.disclaimer && <CollapsedText text={offer.disclaimer} className="mt-3 text-sm text-muted" />
}

const variants: Record<OfferAction['kind'], ButtonVariant> = {
  enquire: 'primary',
  explore: 'secondary',
  testDrive: 'quiet',
}

/** What can be done about it: one thing first, the others quieter. */
export function Actions({ actions, about }: { actions: readonly OfferAction[]; about?: string }) {
  return (
    <ul className="mt-5 grid gap-2 sm:flex sm:flex-wrap sm:items-center sm:gap-x-3">
      {actions.map(({ kind, label, href }) => (
        <li key={kind}>
          <a
            href={href}
            data-form={kind === 'enquire' ? 'offer' : undefined}
            className={buttonLook(variants[kind], 'max-sm:w-full')}
          >
            {label}
            {about && <span className="sr-only">: {about}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** What an offer says, in one order wherever it stands: its name, what it is, its rates, until when, on what terms, what to do. */
export function OfferWords({ offer, large = false }: { offer: OfferCard; large?: boolean }) {
  const { href, name, description, rates, ends, actions } = offer
  return (
    <>
      <h3
        className={
          large ? 'mt-2 text-3xl lg:text-5xl' : 'mt-1 text-xl roadhouse:text-3xl roadhouse:uppercase gallery:text-2xl'
        }
      >
        <a href={href} className="no-underline hover:underline">
          {name}
        </a>
      </h3>
      {description && <CollapsedText text={description} className={large ? 'mt-4 text-lg' : 'mt-2'} />}
      {rates && <Rates rates={rates} />}
      {ends && (
        <div className={large ? 'mt-4' : 'mt-3'}>
          <Ends ends={ends} />
        </div>
      )}
      <Conditions offer={offer} />
      {/* Beside taller ones the actions stand on one line at the foot. */}
      <div className={large ? '' : 'mt-auto'}>
        <Actions actions={actions} about={name} />
      </div>
    </>
  )
}
