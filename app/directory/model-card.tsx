import type { ModelCard as Model } from '#domain/models/model-range.ts'
import { Picture } from '../parts/picture.tsx'
import { Card } from '../ui/card.tsx'

/** A sixth of the page, and no less than two fit on a telephone. */
const inStrip = '(min-width: 64rem) 13rem, 9rem'

/** A model of the range: its picture, its name and how many can be had. All of it is one link. */
function ModelCard({ model, heading: Heading }: { model: Model; heading: 'h2' | 'h3' | 'h4' }) {
  const { title, href, picture, silhouette, body, inStock } = model
  return (
    <Card raised media={<Picture src={picture} alt="" kind={silhouette} missing={title} />}>
      <Heading className="text-lg font-semibold roadhouse:font-display roadhouse:text-2xl roadhouse:uppercase gallery:text-xl gallery:font-normal">
        {title}
      </Heading>
      <p className="mt-1 text-sm text-muted tabular-nums">
        {[body, inStock > 0 && `${inStock} in stock`].filter(Boolean).join(', ')}
      </p>
      <p className="mt-auto pt-3">
        <a
          href={href}
          className="inline-flex min-h-[3rem] items-center font-semibold underline underline-offset-[0.22em] before:absolute before:inset-0 hover:text-accent gallery:font-normal"
        >
          Discover<span className="sr-only"> the {title}</span>
        </a>
      </p>
    </Card>
  )
}

/** Models side by side. */
export function ModelGrid({ models, heading = 'h3' }: { models: readonly Model[]; heading?: 'h2' | 'h3' | 'h4' }) {
  return (
    <ul className="grid grid-cols-2 gap-4 max-[22rem]:grid-cols-1 sm:gap-6 md:grid-cols-3 roadhouse:gap-3 roadhouse:lg:grid-cols-4 gallery:gap-x-8 gallery:gap-y-10 gallery:lg:grid-cols-3">
      {models.map((model) => (
        <li key={model.slug} className="grid min-w-0 max-md:odd:last:col-span-full">
          <ModelCard model={model} heading={heading} />
        </li>
      ))}
    </ul>
  )
}

/** Models in one row, small: where the range is one of several things to choose from. */
export function ModelStrip({ models }: { models: readonly Model[] }) {
  return (
    <ul className="grid auto-cols-[minmax(8.5rem,1fr)] grid-flow-col gap-x-4 overflow-x-auto pb-3">
      {models.map(({ slug, title, href, picture, inStock }) => (
        <li key={slug} className="relative min-w-0">
          <div className="aspect-3/2 overflow-hidden rounded-box bg-surface">
            <Picture src={picture} alt="" kind="hatch" missing="" sizes={inStrip} />
          </div>
          <h3 className="mt-2 text-base leading-snug">
            <a href={href} className="no-underline before:absolute before:inset-0 hover:underline">
              {title}
            </a>
          </h3>
          {inStock > 0 && <p className="text-sm text-muted tabular-nums">{inStock} in stock</p>}
        </li>
      ))}
    </ul>
  )
}
