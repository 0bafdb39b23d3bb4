import type { openApplication } from '#domain/finance/application/open-application.server.ts'
import { AnswerList } from './answer-list.tsx'

interface OpenedApplicationProps {
  reference: string
  view: Awaited<ReturnType<typeof openApplication>>
}

/** Everything an applicant answered, for whoever works on it: it prints well and changes nothing. */
export function OpenedApplication({ reference, view }: OpenedApplicationProps) {
  const parts = [{ key: 'contact', title: 'Contact', lines: view.contact }, ...view.groups]
  return (
    <div className="grid gap-10">
      <div>
        <h1 className="roadhouse:uppercase">Finance application {reference}</h1>
        <p className="mt-3 text-muted">
          Sent {view.sent}. It is removed on {view.removedOn}.
        </p>
        {view.vehicle && <p className="mt-3 text-lg font-semibold">{view.vehicle}</p>}
      </div>
      {parts.map(({ key, title, lines }) => (
        <section key={key} aria-labelledby={`part-${key}`}>
          <h2 id={`part-${key}`} className="border-b-[length:var(--line-width)] border-line pb-2 text-xl">
            {title}
          </h2>
          <AnswerList lines={lines} />
        </section>
      ))}
      <section aria-labelledby="part-consents">
        <h2 id="part-consents" className="border-b-[length:var(--line-width)] border-line pb-2 text-xl">
          Agreed to
        </h2>
        <ul className="mt-3 grid gap-3">
          {view.consents.map(({ text, at }) => (
            <li key={text} className="max-w-prose">
              {text} <span className="text-sm text-muted">({at})</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
