import { Button } from '../ui/button.tsx'
import { Band, BandTitle } from './band.tsx'
import type { SectionProps } from './section-props.ts'

/** The way into an application: what it asks, and that it can be left and found again. */
export function ApplicationStart({ id, view }: SectionProps<'applicationStart'>) {
  const { title, text, action, steps, draftDays, vehicle, brought } = view
  return (
    <Band id={id} ownHeading className="harbour:bg-surface roadhouse:bg-surface">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <BandTitle id={id} title={title} />
          {text && <p className="mt-4 text-lg text-pretty text-muted">{text}</p>}
        </div>
        <form method="post" action={action} className="grid max-w-2xl min-w-0 gap-6 lg:col-span-8">
          {vehicle && (
            <p className="text-lg">
              <input type="hidden" name="car_id" value={vehicle.id} />
              For the{' '}
              <a href={vehicle.href} className="font-semibold underline underline-offset-[0.22em]">
                {vehicle.name}
              </a>
            </p>
          )}
          {brought.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <ol className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
            {steps.map((step, at) => (
              <li key={step} className="flex items-baseline gap-3">
                <span aria-hidden="true" className="text-sm tabular-nums opacity-80">
                  {at + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
          <div>
            <Button type="submit" className="w-full sm:w-auto">
              Start my application
            </Button>
            <p className="mt-3 text-sm text-pretty text-muted">
              Nothing is sent to anyone before the last step. What you have saved waits for you for {draftDays} days.
            </p>
          </div>
        </form>
      </div>
    </Band>
  )
}
