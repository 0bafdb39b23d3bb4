import type { StepView } from '#domain/finance/application/open-step.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ApplicationProgress } from './application-progress.tsx'
import { ApplicationStep } from './application-step.tsx'
import { ResumeLink } from './resume-link.tsx'

interface ApplicationPageProps {
  /** Null where the link's time is over. */
  view: StepView | null
  /** The link was just asked for. */
  isMailed: boolean
}

/** A step, where it stands among the others, and how to come back to it. */
export function ApplicationPage({ view, isMailed }: ApplicationPageProps) {
  if (!view) return <OverLink />
  return (
    <div className="page grid gap-x-16 gap-y-8 py-10 lg:grid-cols-12 lg:py-16">
      <div className="lg:col-span-3">
        <ApplicationProgress steps={view.steps} current={view.key} />
      </div>
      <div className="grid max-w-2xl min-w-0 gap-10 lg:col-span-8">
        <div>
          <h1 className="roadhouse:uppercase">{view.title}</h1>
          <p className="mt-4 text-lg text-pretty text-muted">{view.text}</p>
        </div>
        <ApplicationStep view={view} />
        {view.resume && <ResumeLink view={{ ...view, resume: view.resume }} isMailed={isMailed} />}
      </div>
    </div>
  )
}

function OverLink() {
  return (
    <div className="page py-10 lg:py-16">
      <h1 className="roadhouse:uppercase">This link has expired</h1>
      <p className="mt-4 max-w-prose text-lg text-pretty text-muted">
        What you had saved has been removed, so that nobody else finds it. You can begin again whenever you like.
      </p>
      <p className="mt-8">
        <ButtonLink to="/apply-for-finance" reloadDocument>
          Begin again
        </ButtonLink>
      </p>
    </div>
  )
}
