import type { BodyProps } from './body-props.ts'

/** The facts a shopper asks first, and the rest on request; it opens without JavaScript. */
export function KeyInformation({ view: { first, more } }: BodyProps<'keyInformation'>) {
  return (
    <section aria-labelledby="key-information" className="page py-8">
      <h2 id="key-information">Key information</h2>
      <dl>
        {[...first, ...more].map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
