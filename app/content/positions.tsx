import { Band } from '../sections/band.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { Icon } from '../ui/icon.tsx'
import type { MadeProps } from './made-props.ts'
import { Markdown } from './markdown.tsx'

/** The jobs that are open: each opens to what it is about, and to the form that knows which it is. */
export function Positions({ id, view: { title, positions } }: MadeProps<'positions'>) {
  return (
    <Band id={id} title={title}>
      {positions.length === 0 ? (
        <p className="max-w-prose text-lg text-muted">
          No position is advertised just now. Good people are always worth a conversation: write to us below.
        </p>
      ) : (
        <ul className="border-b-[length:var(--line-width)] border-line">
          {positions.map(({ name, place, hours, closes, blocks, href }) => (
            <li key={`${name} ${place}`} className="border-t-[length:var(--line-width)] border-line">
              <details className="group wrap-anywhere">
                <summary className="grid min-h-[3.5rem] list-none grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 py-4 hover:text-accent lg:grid-cols-[5fr_3fr_3fr_auto] [&::-webkit-details-marker]:hidden">
                  <h3 className="text-xl roadhouse:text-2xl">{name}</h3>
                  <span className="col-start-1 lg:col-auto">{place}</span>
                  <span className="col-start-1 text-muted lg:col-auto">
                    {[hours, closes].filter(Boolean).join(' · ')}
                  </span>
                  <Icon
                    name="chevron-down"
                    className="col-start-2 row-start-1 size-[1.25rem] group-open:rotate-180 lg:col-auto lg:row-auto"
                  />
                </summary>
                <div className="pb-8">
                  <Markdown blocks={blocks} level={3} className="text-base" />
                  <a href={href} className={buttonLook('primary', 'mt-6')}>
                    Apply<span className="sr-only"> as {name}</span>
                  </a>
                </div>
              </details>
            </li>
          ))}
        </ul>
      )}
    </Band>
  )
}
