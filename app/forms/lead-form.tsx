import { useRef } from 'react'
import { formPath } from '#domain/content/route-paths.ts'
import { type FormView, sentAs } from '#domain/leads/form-view.ts'
import { honeypotField } from '#domain/leads/spam.ts'
import { Button } from '../ui/button.tsx'
import { TextLink } from '../ui/link.tsx'
import { FormFaults } from './form-faults.tsx'
import { FormSteps } from './form-steps.tsx'
import { FormVehicleTag } from './form-vehicle.tsx'
import { DrivePlace, PlaceChoice } from './place-choice.tsx'
import { useSending } from './use-sending.ts'
import { useSubmitWords, withDays } from './use-submit-words.ts'

export interface LeadFormProps {
  view: FormView
  /** The site details are remembered for, on this device. */
  site: string
  /** Where it stands. */
  page: string
  /** When it was shown there, in milliseconds of the page. */
  shownAt: number
}

/** Any form; of a test drive, the place comes first. */
export function LeadForm(props: LeadFormProps) {
  const { drive, vehicle } = props.view
  return drive && 'places' in drive ? (
    <PlaceChoice places={drive.places} vehicle={vehicle} />
  ) : (
    <FilledForm {...props} />
  )
}

/** The browser alone can fill it in and send it; the program does it in place, step by step. */
function FilledForm({ view: given, site, page, shownAt }: LeadFormProps) {
  const { form, vehicle, place } = given
  const box = useRef<HTMLFormElement>(null)
  const sending = useSending(given, box, { site, shownAt })
  const view = withDays(given, sending.days)
  const [submit, noteSlot] = useSubmitWords(view)
  const { step, isBusy, isReady } = sending
  const at = form.steps.findIndex(({ key }) => key === step)
  const isBetween = step !== null && at < form.steps.length - 1
  const idOf = (field: string) => `${form.key}-${field.replaceAll(/\W/g, '-')}`
  const fields = form.steps.flatMap((each) => each.fields)
  const asksLocation = fields.some(({ name }) => name === 'location')
  const hasFile = fields.some(({ type }) => type === 'file')
  return (
    <form
      ref={box}
      method="post"
      action={formPath(form.key)}
      encType={hasFile ? 'multipart/form-data' : undefined}
      // Ours are said in one list and in the site's words; where no script runs the browser's own do.
      noValidate={isReady}
      onSubmit={(event) => void sending.submit(event)}
      onChange={noteSlot}
      aria-label={form.title}
      className="grid gap-6"
    >
      <input type="hidden" name={sentAs.clientId} value={view.clientId} />
      <input type="hidden" name={sentAs.shownAt} value={view.shownAt} />
      <input type="hidden" name={sentAs.page} value={view.page ?? page} />
      {place && <input type="hidden" name={sentAs.place} value={place} />}
      {place && !asksLocation && <input type="hidden" name="location" value={place} />}
      <FormFaults faults={sending.faults} error={sending.error} idOf={idOf} />
      {vehicle && <FormVehicleTag vehicle={vehicle} />}
      {view.drive && 'days' in view.drive && <DrivePlace {...view.drive} />}
      {sending.isFilled && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          Filled in from this device.
          <Button variant="quiet" onClick={() => void sending.forget()}>
            Forget my details
          </Button>
        </p>
      )}
      <FormSteps view={view} step={step} faults={sending.faults} idOf={idOf} />
      <div aria-hidden="true" className="sr-only">
        <label htmlFor={idOf(honeypotField)}>Leave this empty</label>
        <input id={idOf(honeypotField)} name={honeypotField} tabIndex={-1} autoComplete="off" />
      </div>
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy} busyText="Sending" className={isBetween ? unlessScripted : whole}>
            {submit}
          </Button>
          {isBetween && (
            <Button type="submit" name={sentAs.step} value={step} formNoValidate busy={isBusy} className={onlyScripted}>
              Continue
            </Button>
          )}
          {isReady && at > 0 && (
            <Button variant="quiet" onClick={() => sending.goTo(form.steps[at - 1]!.key)}>
              Back
            </Button>
          )}
        </div>
        <p className={`text-sm text-pretty text-muted ${isBetween ? unlessScripted : ''}`}>
          {view.notice}{' '}
          <span className="noscript:hidden">
            This device remembers your name and contact details for the next form; you can have it forget them there.
          </span>{' '}
          {view.privacyHref && <TextLink to={view.privacyHref}>Privacy policy</TextLink>}
        </p>
      </div>
    </form>
  )
}

const whole = 'w-full sm:w-auto'
const onlyScripted = 'w-full sm:w-auto noscript:hidden'
const unlessScripted = 'w-full sm:w-auto [@media(scripting:enabled)]:hidden'
