import { Band } from './band.tsx'
import type { SectionProps } from './section-props.ts'

/** How something goes: numbered, in the order it happens. */
export function Steps({ id, view: { title, items } }: SectionProps<'steps'>) {
  return (
    <Band id={id} title={title}>
      <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {items.map((item, at) => (
          <li key={item.title} className="grid grid-cols-[auto_1fr] gap-x-4 lg:block">
            <span
              aria-hidden="true"
              className="font-display text-4xl leading-none font-(--display-weight) text-accent tabular-nums lg:mb-4 lg:block lg:text-5xl"
            >
              {at + 1}
            </span>
            <div>
              <h3 className="text-xl roadhouse:uppercase">{item.title}</h3>
              <p className="mt-2 text-pretty text-muted">{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  )
}
