import type { BodyProps } from './body-props.ts'

/** What the site must add, in small type at the end. */
export function Disclaimer({ view: { text } }: BodyProps<'disclaimer'>) {
  return (
    <section aria-label="Disclaimer" className="page py-8">
      <p className="m-0 max-w-[75ch] text-sm whitespace-pre-line wrap-anywhere text-muted">{text}</p>
    </section>
  )
}
