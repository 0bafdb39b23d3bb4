import type { ListingPromo } from '#domain/listings/grid.ts'
import { pictureSources } from '#domain/media/picture-address.ts'

/** A promotion among the results: a block of colour, so that nobody takes it for a vehicle. */
export function PromoCard({ promo, sizes }: { promo: ListingPromo; sizes: string }) {
  const { title, text, picture, href, action } = promo
  const { srcSet, ...source } = picture ? pictureSources(picture, '3x2', 1200) : { srcSet: undefined }
  return (
    <div className="card promo">
      {picture && (
        <div className="card-media">
          <img {...source} alt="" srcSet={srcSet} sizes={srcSet && sizes} loading="lazy" decoding="async" />
        </div>
      )}
      <div className="card-text">
        <h3 className="card-name">{href ? <a href={href}>{title}</a> : title}</h3>
        {text && <p>{text}</p>}
        {href && action && <p className="promo-action">{action}</p>}
      </div>
    </div>
  )
}
