import { telephone } from '#domain/formats/telephone.ts'
import { ButtonLink } from '../ui/button.tsx'
import type { SectionProps } from './section-props.ts'

/** An invitation to the workshop, on a block of colour. */
export function ServiceBanner({ id, view }: SectionProps<'serviceBanner'>) {
  return (
    <section
      aria-labelledby={id}
      className="bg-block py-12 text-on-block [&_:focus-visible]:outline-on-block gallery:py-20"
    >
      <div className="page flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <div>
          <h2 id={id} className="roadhouse:text-5xl roadhouse:uppercase">
            {view.title}
          </h2>
          {view.text && <p className="mt-3 max-w-prose">{view.text}</p>}
        </div>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {view.action && (
            <ButtonLink
              to={view.action.href}
              variant="secondary"
              className="border-on-block! text-on-block! hover:bg-on-block! hover:text-block!"
            >
              {view.action.label}
            </ButtonLink>
          )}
          {view.phone && (
            <a
              href={telephone(view.phone)}
              className="inline-flex min-h-[3rem] items-center font-semibold tabular-nums"
            >
              {view.phone}
            </a>
          )}
        </p>
      </div>
    </section>
  )
}
