import type { StepView } from '#domain/finance/application/open-step.server.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'

interface ResumeLinkProps {
  view: StepView & { resume: NonNullable<StepView['resume']> }
  /** It was just asked for. */
  isMailed: boolean
}

/** How to leave and come back: the address to keep, or to have mailed. */
export function ResumeLink({ view: { resume, href, key }, isMailed }: ResumeLinkProps) {
  return (
    <section aria-labelledby="resume" className="border-t-[length:var(--line-width)] border-line pt-6">
      <h2 id="resume" className="text-xl">
        Come back later
      </h2>
      <p className="mt-2 max-w-prose text-pretty text-muted">
        What you have saved is kept until {resume.until}. Whoever has this link can read it, so keep it to yourself.
      </p>
      <Field id="resume-link" label="Your link" readOnly value={resume.url} className="mt-4" />
      {isMailed ? (
        <div className="mt-4">
          <Alert tone="success" title="The link is on its way to your email address." />
        </div>
      ) : (
        <form method="post" action={href} className="mt-4">
          <input type="hidden" name="step" value={key} />
          <Button type="submit" name="what" value="mail-link" variant="secondary" className="w-full sm:w-auto">
            Email me this link
          </Button>
        </form>
      )}
    </section>
  )
}
