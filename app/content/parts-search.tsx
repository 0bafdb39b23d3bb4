import type { ViewOf } from '#domain/content/load-sections.server.ts'
import { telephone } from '#domain/formats/telephone.ts'
import { Band } from '../sections/band.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { TextLink } from '../ui/link.tsx'
import type { MadeProps } from './made-props.ts'
import { OfferGrid } from './offers.tsx'

const path = '/parts/search'

/** Words or a vehicle; the answer is the parts desk's, and the page says so. */
export function PartsSearch({ id, view }: MadeProps<'partsSearch'>) {
  return (
    <Band id={id} title={view.title} label={view.title ? undefined : 'Find a part'} tone="surface">
      {view.text && <p className="mb-6 max-w-[68ch] text-lg text-pretty">{view.text}</p>}
      <search aria-label="Parts">
        <form action={path} className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]">
          <Box name="q" label="Part or accessory" value={view.words.q} />
          <Box name="make" label="Make" value={view.words.make} />
          <Box name="model" label="Model" value={view.words.model} />
          <Box name="rego" label="Rego" value={view.words.rego} />
          <button className={buttonLook('primary')}>Find parts</button>
        </form>
      </search>
      {view.examples.length > 0 && !view.isAsked && <Examples examples={view.examples} />}
      {view.isAsked && <Answer view={view} />}
    </Band>
  )
}

function Box({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <label className="grid min-w-0 gap-1 font-semibold gallery:font-normal">
      {label}
      <input
        name={name}
        defaultValue={value}
        maxLength={name === 'rego' ? 12 : 60}
        autoComplete="off"
        className="min-h-[3rem] w-full min-w-0 rounded-box border border-ink bg-ground px-3 font-normal text-ink roadhouse:border-[length:var(--line-width)]"
      />
    </label>
  )
}

function Examples({ examples }: { examples: readonly string[] }) {
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-5">
      <span className="text-muted">Often asked for:</span>
      {examples.map((example) => (
        <TextLink key={example} standalone to={`${path}?${new URLSearchParams({ q: example })}`}>
          {example}
        </TextLink>
      ))}
    </p>
  )
}

function Answer({ view }: { view: ViewOf<'partsSearch'> }) {
  const { offers, phone } = view
  const asked = [view.words.q, [view.words.make, view.words.model].filter(Boolean).join(' '), view.words.rego]
  return (
    <div className="mt-10">
      <h2 className="text-2xl roadhouse:text-3xl">{asked.filter(Boolean).join(', ')}</h2>
      {offers.length > 0 && (
        <div className="mt-6">
          <OfferGrid offers={offers} />
        </div>
      )}
      <p className="mt-4 max-w-[68ch] text-lg text-pretty">
        We keep no catalogue online, because the right part depends on the vehicle. Our parts desk looks it up and comes
        back with the price and when it can be here: your enquiry is filled in below
        {phone && (
          <>
            , or call{' '}
            <a href={telephone(phone)} className="font-semibold tabular-nums">
              {phone}
            </a>
          </>
        )}
        .
      </p>
      <p className="mt-2">
        <TextLink standalone to="#parts">
          Go to the enquiry
        </TextLink>
      </p>
    </div>
  )
}
