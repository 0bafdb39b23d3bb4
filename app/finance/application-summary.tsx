import type { StepView } from '#domain/finance/application/open-step.server.ts'
import { TextLink } from '../ui/link.tsx'
import { AnswerList } from './answer-list.tsx'

/** What will be sent, and the way to change each part of it. */
export function ApplicationSummary({ groups }: { groups: NonNullable<StepView['summary']> }) {
  return (
    <div className="grid gap-8">
      {groups.map(({ key, title, lines, href }) => (
        <section key={key} aria-labelledby={`answers-${key}`}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-[length:var(--line-width)] border-line pb-2">
            <h2 id={`answers-${key}`} className="text-xl">
              {title}
            </h2>
            <TextLink to={href}>
              Change<span className="sr-only">: {title}</span>
            </TextLink>
          </div>
          <AnswerList lines={lines} />
        </section>
      ))}
    </div>
  )
}
