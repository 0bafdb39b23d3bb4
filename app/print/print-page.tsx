import type { ReactNode } from 'react'
import type { VehicleSheet } from '#domain/vehicles/sheet/vehicle-sheet.server.ts'
import { pictureSources } from '#domain/media/picture-address.ts'
import { Repayment } from '../finance/repayment.tsx'

interface DocumentProps {
  title: string
  css: string
  children: ReactNode
}

/** A document by itself, without the site's frame. */
export function PrintFrame({ title, css, children }: DocumentProps) {
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>{children}</body>
    </html>
  )
}

/** A vehicle on paper. */
export function PrintSheet({ sheet, script }: { sheet: VehicleSheet; script: string }) {
  const { site, name, code, address, pictures } = sheet
  return (
    <>
      <header className="head">
        {site.logo ? <img src={site.logo} alt={site.logoAlt} /> : <p>{site.name}</p>}
        <button type="button" hidden>
          Print
        </button>
      </header>
      <main>
        <div className="title">
          <div>
            <p className="small">
              {sheet.tag} · Stock number {sheet.stocknum}
            </p>
            <h1>{name}</h1>
            {sheet.soldText && <p className="sold">{sheet.soldText}</p>}
            <SheetPrice price={sheet.price} />
            {sheet.repayment && <Repayment repayment={sheet.repayment} look="sheet" className="repayment" />}
          </div>
          <a href={address} aria-label={`QR code of ${address}`} className="code">
            <svg viewBox={`0 0 ${code.size} ${code.size}`} aria-hidden="true">
              <path d={code.path} />
            </svg>
          </a>
        </div>
        {pictures.length > 0 && (
          <div className={pictures.length > 1 ? 'pictures' : 'pictures alone'}>
            {pictures.map((src, at) => {
              const { srcSet: _, ...picture } = pictureSources(src, '3x2')
              return <img key={src} {...picture} alt={at === 0 ? name : ''} />
            })}
          </div>
        )}
        <SheetBody sheet={sheet} />
      </main>
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  )
}

/** Never the figure without its type. */
function SheetPrice({ price }: Pick<VehicleSheet, 'price'>) {
  if (price.amount === null) return <p className="price">{price.text}</p>
  return (
    <p className="price">
      <strong>{price.amount}</strong> {price.type}
    </p>
  )
}

function SheetBody({ sheet: { facts, comments, features, place, address } }: { sheet: VehicleSheet }) {
  return (
    <>
      <section>
        <h2>Details</h2>
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {comments && (
        <section>
          <h2>What we say about it</h2>
          <p className="comments">{comments}</p>
        </section>
      )}
      {features.length > 0 && (
        <section>
          <h2>Features</h2>
          <ul>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </section>
      )}
      <section className="place">
        <h2>Where to see it</h2>
        <p>
          <strong>{place.name}</strong>
        </p>
        {place.address && <p>{place.address}</p>}
        {place.phone && <p>{place.phone}</p>}
        {place.licences.map((licence) => (
          <p key={licence}>{licence}</p>
        ))}
        <p className="small">{address}</p>
      </section>
    </>
  )
}

/** Why there is nothing to print, and where to go instead. */
export function PrintProblem({ title, message, stockHref }: { title: string; message: string; stockHref: string }) {
  return (
    <main className="problem">
      <h1>{title}</h1>
      <p>{message}</p>
      <p>
        <a href={stockHref}>See our stock</a>
      </p>
    </main>
  )
}
