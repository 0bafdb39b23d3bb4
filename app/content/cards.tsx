import { Band } from '../sections/band.tsx'
import type { MadeProps } from './made-props.ts'

/** Things to know, one beside the other; those with a page lead there. */
export function Cards({ id, view: { title, text, items } }: MadeProps<'cards'>) {
  return (
    <Band id={id} title={title}>
      {text && <p className="-mt-3 mb-8 max-w-[68ch] text-lg text-pretty text-muted">{text}</p>}
      <ul
        className={`grid gap-x-10 gap-y-8 sm:grid-cols-2 ${items.length % 3 === 0 || items.length > 4 ? 'lg:grid-cols-3' : ''} gallery:gap-x-16`}
      >
        {items.map((item) => (
          <li
            key={item.title}
            className="relative flex min-w-0 flex-col border-t-[length:var(--line-width)] border-line pt-4 wrap-anywhere roadhouse:border-ink"
          >
            <h3 className="text-xl roadhouse:text-2xl roadhouse:uppercase">{item.title}</h3>
            <p className="mt-2 text-pretty text-muted">{item.text}</p>
            {item.href && (
              <p className="mt-auto pt-2">
                <a
                  href={item.href}
                  className="inline-flex min-h-[3rem] items-center font-semibold underline underline-offset-4 before:absolute before:inset-0 gallery:font-normal"
                >
                  {item.label ?? item.title}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Band>
  )
}
