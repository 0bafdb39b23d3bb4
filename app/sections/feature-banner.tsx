import type { ViewOf } from '#domain/content/load-sections.server.ts'
import { telephone } from '#domain/formats/telephone.ts'

/** Latest offers, book a service, sell your car: three doors side by side. Roadhouse paints them to the edge. */
export function FeatureBanner({ view }: { view: Pick<ViewOf<'featureBanner'>, 'items'> }) {
  return (
    <section
      aria-label="Offers, service and selling"
      className="py-14 roadhouse:bg-block roadhouse:py-0 roadhouse:text-on-block roadhouse:[&_:focus-visible]:outline-on-block"
    >
      <ul className="page grid border-y border-line md:grid-cols-3 roadhouse:border-0 gallery:block">
        {view.items.map((item) => (
          <li
            key={item.name}
            className="border-line md:first:*:pl-0 not-first:border-t md:not-first:border-t-0 md:not-first:border-l roadhouse:not-first:border-on-block/40 gallery:not-first:border-t gallery:md:not-first:border-t gallery:md:not-first:border-l-0"
          >
            <Door item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Door({ item }: { item: ViewOf<'featureBanner'>['items'][number] }) {
  const { title, text, href, phone } = item
  return (
    <div className="relative flex h-full flex-col gap-1 px-6 py-8 gallery:flex-row gallery:flex-wrap gallery:items-baseline gallery:gap-x-10 gallery:px-0">
      <h2 className="text-xl roadhouse:text-4xl roadhouse:uppercase gallery:w-80 gallery:text-2xl">
        {href ? (
          <a href={href} className="no-underline before:absolute before:inset-0 hover:underline">
            {title}
          </a>
        ) : (
          title
        )}
      </h2>
      <p className="text-muted roadhouse:text-on-block">{text}</p>
      {!href && phone && (
        <a href={telephone(phone)} className="inline-flex min-h-[3rem] items-center font-semibold tabular-nums">
          {phone}
        </a>
      )}
    </div>
  )
}
