import { Fragment, type ReactNode } from 'react'
import type { ModelView } from '#domain/models/open-model.server.ts'
import { pictureSizes } from '#domain/media/picture-address.ts'
import { Picture } from '../parts/picture.tsx'
import { Price } from '../parts/price.tsx'
import { VehicleGrid } from '../parts/vehicle-card.tsx'
import { Band } from '../sections/band.tsx'
import { OfferGrid } from '../content/offers.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { TextLink } from '../ui/link.tsx'
import { Table } from '../ui/table.tsx'

/** A small launch: one picture, three figures, variants as a table one can read, then what can be driven home. */
export function ModelPage({ view }: { view: ModelView }) {
  const { title, variants, compared, stock, offers, total, contactHref } = view
  return (
    <>
      <Opening view={view} />
      {variants.length > 0 && (
        <Band id="variants" title="Variants">
          <Table
            caption={`What there is of the ${title} today, the lowest price first`}
            columns={[
              { id: 'name', label: 'Variant' },
              { id: 'price', label: 'Price' },
              { id: 'stock', label: 'In stock', numeric: true },
            ]}
            rows={variants.map(({ name, price, isFrom, years, inStock, href }) => ({
              id: name,
              cells: [
                <Fragment key="name">
                  {href ? <TextLink to={href}>{name}</TextLink> : name}
                  <span className="block text-sm text-muted tabular-nums">{years}</span>
                </Fragment>,
                <div key="price" className="flex items-baseline gap-1.5">
                  {isFrom && price.amount !== null && <span className="text-sm text-muted">from</span>}
                  <Price price={price} className="flex flex-wrap items-baseline gap-x-2" />
                </div>,
                inStock,
              ],
            }))}
          />
        </Band>
      )}
      <Compared compared={compared} title={title} />
      <Band
        id="stock"
        title={total ? 'In stock' : 'None in stock just now'}
        aside={
          stock.href &&
          view.inStock > stock.cards.length && (
            <TextLink standalone to={stock.href}>
              See all {total}
            </TextLink>
          )
        }
      >
        {stock.cards.length > 0 ? (
          <VehicleGrid cards={stock.cards} look={stock.look} />
        ) : (
          <p className="max-w-prose text-lg">
            We can look for one, or order it.{' '}
            {contactHref && (
              <TextLink standalone to={contactHref}>
                Ask us about the {title}
              </TextLink>
            )}
          </p>
        )}
      </Band>
      {offers.length > 0 && (
        <Band id="offers" title={`${title} offers`}>
          <OfferGrid offers={offers} />
        </Band>
      )}
    </>
  )
}

const sizes = pictureSizes('100vw', '(min-width: 64rem) 46rem')

function Opening({ view }: { view: ModelView }) {
  const { title, tagline, paragraphs, picture, silhouette, make, body, crumbs, stock, total, testDriveHref } = view
  return (
    <div className="page pt-6">
      <Breadcrumb crumbs={crumbs} />
      <div className="grid items-center gap-8 py-6 lg:grid-cols-[7fr_5fr] lg:gap-14">
        <div className="aspect-3/2 overflow-hidden rounded-box max-sm:-mx-[1rem] max-sm:rounded-none">
          <Picture src={picture} alt="" sizes={sizes} first kind={silhouette} missing={title} />
        </div>
        <div className="min-w-0 wrap-anywhere">
          <p className="text-muted">
            <TextLink to={make.href}>{make.name}</TextLink>
            {body && (
              <>
                , <TextLink to={body.href}>{body.label}</TextLink>
              </>
            )}
          </p>
          <h1 className="mt-2 text-4xl sm:text-5xl roadhouse:uppercase">{title}</h1>
          {tagline && <p className="mt-3 text-lg text-muted">{tagline}</p>}
          <Figures view={view} />
          <p className="mt-6 flex flex-wrap gap-3">
            {stock.href && (
              <a href={stock.href} className={buttonLook('primary')}>
                See {total}
              </a>
            )}
            {testDriveHref && (
              <a href={testDriveHref} className={buttonLook(stock.href ? 'secondary' : 'primary')}>
                Book A Test Drive
              </a>
            )}
          </p>
        </div>
      </div>
      {paragraphs.length > 0 && (
        <div className="max-w-prose space-y-4 py-4 text-lg wrap-anywhere">
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
    </div>
  )
}

/** What a shopper asks first: for how much, how many, in how many kinds. */
function Figures({ view: { from, inStock, variants } }: { view: ModelView }) {
  if (inStock === 0) return null
  return (
    <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4">
      {from && from.amount !== null && (
        <Figure label="From">
          <Price price={from} size="hero" />
        </Figure>
      )}
      <Figure label="In stock">
        <span className={large}>{inStock}</span>
      </Figure>
      {variants.length > 1 && (
        <Figure label="Variants">
          <span className={large}>{variants.length}</span>
        </Figure>
      )}
    </dl>
  )
}

const large =
  'text-4xl font-bold tabular-nums roadhouse:font-display roadhouse:text-6xl roadhouse:sm:text-7xl roadhouse:leading-[0.9] gallery:text-5xl gallery:font-light'

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="m-0">{children}</dd>
    </div>
  )
}

/** How the variants differ, side by side; one alone needs no table of several. */
function Compared({ compared: { names, specs }, title }: Pick<ModelView, 'compared' | 'title'>) {
  if (specs.length === 0) return null
  return (
    <Band id="specs" title="Specifications" className={names.length === 1 ? '[&_table]:max-w-3xl' : undefined}>
      <Table
        caption={names.length > 1 ? `Variants of the ${title} side by side` : `The ${title} ${names[0]}`}
        pinned
        columns={[{ id: 'spec', label: 'Specification' }, ...names.map((name) => ({ id: `v-${name}`, label: name }))]}
        rows={specs.map(({ label, values }) => ({ id: label, cells: [label, ...values.map((value) => value ?? '–')] }))}
      />
    </Band>
  )
}
