import type { StepView } from '#domain/finance/application/open-step.server.ts'
import { classNames } from '../ui/class-names.ts'

/** Where in the application one is; steps that were answered are a way back to them. */
export function ApplicationProgress({ steps, current }: { steps: StepView['steps']; current: StepView['key'] }) {
  const at = steps.findIndex(({ key }) => key === current)
  return (
    <nav aria-label="Steps of your application">
      <p className="text-sm text-muted tabular-nums lg:hidden">
        Step {at + 1} of {steps.length}
      </p>
      <ol className="mt-2 flex gap-1 lg:mt-0 lg:grid lg:gap-0">
        {steps.map(({ key, title, isDone, href }, index) => {
          const isCurrent = key === current
          return (
            <li
              key={key}
              aria-current={isCurrent ? 'step' : undefined}
              className={classNames(
                'h-1.5 flex-1 lg:h-auto lg:flex-none lg:border-s-4 lg:ps-4 gallery:lg:border-s',
                isCurrent || isDone
                  ? 'bg-accent lg:border-accent lg:bg-transparent'
                  : 'bg-line lg:border-line lg:bg-transparent',
              )}
            >
              <span className={classNames('max-lg:sr-only', isCurrent && 'font-semibold')}>
                {href && !isCurrent ? (
                  <a
                    href={href}
                    className="inline-flex min-h-[2.75rem] items-center underline underline-offset-[0.22em]"
                  >
                    {title}
                  </a>
                ) : (
                  <span className={classNames('inline-flex min-h-[2.75rem] items-center', !isCurrent && 'text-muted')}>
                    {title}
                  </span>
                )}
                <span className="sr-only">{isDone ? ', answered' : index > at ? ', not answered yet' : ''}</span>
              </span>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
