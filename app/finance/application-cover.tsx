import type { coverOf } from '#domain/finance/application/open-application.server.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'

interface ApplicationCoverProps {
  cover: NonNullable<Awaited<ReturnType<typeof coverOf>>>
  isRenewed: boolean
  error: string | null
}

/** Before it is opened: what it is, that opening is recorded, and by when. Of the shopper it says nothing. */
export function ApplicationCover({
  cover: { reference, isOver, until, openings },
  isRenewed,
  error,
}: ApplicationCoverProps) {
  return (
    <div className="grid gap-8">
      <div>
        <h1 className="roadhouse:uppercase">Finance application {reference}</h1>
        <p className="mt-4 max-w-prose text-lg text-pretty text-muted">
          {isOver
            ? 'This link has expired. A new one can be sent to the addresses that leads go to.'
            : `It holds a person’s income, work and debts. Open it only to work on it: each opening is recorded. The link works until ${until}.`}
        </p>
      </div>
      {error && <Alert tone="error" title={error} />}
      {isRenewed && !error && <Alert tone="success" title="A new link is on its way to the people who handle leads." />}
      {!(isOver && isRenewed) && (
        <form method="post">
          <Button type="submit" name="what" value={isOver ? 'renew' : 'open'} className="w-full sm:w-auto">
            {isOver ? 'Send a new link' : 'Open application'}
          </Button>
        </form>
      )}
      {openings.length > 0 && (
        <section aria-labelledby="openings">
          <h2 id="openings" className="text-xl">
            Opened before
          </h2>
          <ul className="mt-3 grid gap-1 tabular-nums">
            {openings.map(({ id, when }) => (
              <li key={id}>{when}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
