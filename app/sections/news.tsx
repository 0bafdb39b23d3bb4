import type { ViewOf } from '#domain/content/load-sections.server.ts'
import { Band } from './band.tsx'
import { Picture } from '../parts/picture.tsx'
import type { SectionProps } from './section-props.ts'

/** The latest, newest first. */
export function News({ id, view }: SectionProps<'news'>) {
  return (
    <Band id={id} title={view.title}>
      <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3 roadhouse:gap-5 gallery:gap-x-10">
        {view.items.map((item) => (
          <li key={item.id} className="grid">
            <Item item={item} />
          </li>
        ))}
      </ul>
    </Band>
  )
}

function Item({ item }: { item: ViewOf<'news'>['items'][number] }) {
  return (
    <article className="relative min-w-0 wrap-anywhere">
      <div className="aspect-3/2 overflow-hidden rounded-box">
        <Picture src={item.picture} alt="" missing="" />
      </div>
      <p className="mt-4 text-sm text-muted tabular-nums">{item.date}</p>
      <h3 className="mt-1 text-lg roadhouse:text-2xl gallery:text-xl">
        {item.href ? (
          <a href={item.href} className="no-underline before:absolute before:inset-0 hover:underline">
            {item.heading}
          </a>
        ) : (
          item.heading
        )}
      </h3>
      {item.description && <p className="mt-2 text-muted">{item.description}</p>}
    </article>
  )
}
