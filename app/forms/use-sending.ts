import { type RefObject, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useTakenOver } from '../browser/use-taken-over.ts'
import {
  changedWords,
  faultsInOrder,
  type FormFault,
  type FormView,
  readSent,
  sentAs,
} from '#domain/leads/form-view.ts'
import type { SlotDay } from '#domain/test-drives/slot-days.ts'
import { leadJourney } from './lead-journey.ts'
import { fillSaved, forgetDetails, saveDetails } from './saved-details.ts'
import { type LeadAnswer, sendLead } from './send-lead.ts'

interface Sending {
  clientId: string
  faults: readonly FormFault[]
  error: string | null
  step: string | null
  isBusy: boolean
  /** Some fields were filled in by this device. */
  isFilled: boolean
  /** The times that are free, once somebody else had the one that was chosen. */
  days: readonly SlotDay[] | null
}

/** Sends a form in place, step by step where it has steps, and keeps what was written whatever happens. */
export function useSending(view: FormView, box: RefObject<HTMLFormElement | null>, site: string) {
  const { clientId, faults, error, step } = view
  const [state, setState] = useState<Sending>({
    clientId,
    faults,
    error,
    step,
    isBusy: false,
    isFilled: false,
    days: null,
  })
  const isReady = useTakenOver()
  const change = useCallback((changes: Partial<Sending>) => setState((now) => ({ ...now, ...changes })), [])

  useEffect(() => {
    void fillSaved(box.current!, site).then((isFilled) => change({ isFilled }))
    // A page the browser had put away while it was sent comes back as it was.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && change({ isBusy: false })
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [box, site, change])

  // Moves to where a new step begins, and to what has to be put right.
  const lastStep = useRef(step)
  useEffect(() => {
    if (state.step !== null && state.step !== lastStep.current) focusStep(box.current!, state.step)
    lastStep.current = state.step
  }, [box, state.step])
  const [firstWrong] = state.faults
  useEffect(() => {
    if (firstWrong) focusField(box.current!, firstWrong.field)
  }, [box, firstWrong])

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (state.isBusy) return
    const form = event.currentTarget
    const { [sentAs.clientId]: _, [sentAs.shownAt]: __, [sentAs.page]: ___, ...userData } = readSent(new FormData(form))
    const isLast = state.step === null || state.step === view.form.steps.at(-1)!.key
    change({ isBusy: true })
    const answer = await sendLead({
      form: view.form.key,
      clientId: state.clientId,
      userData,
      elapsedMs: Math.max(0, Date.now() - view.shownAt),
      journey: leadJourney(await viewedCars(site)),
      step: isLast ? null : state.step,
    })
    if (answer.kind === 'taken') {
      await saveDetails(userData, site)
      // The button stays busy until the next page is there.
      return location.assign(`/success?lead=${answer.leadId}`)
    }
    change({ ...after(answer, view, state.step), isBusy: false })
  }

  const goTo = (key: string) => change({ step: key, faults: [], error: null })
  const forget = async () => {
    await forgetDetails(box.current!, site)
    change({ isFilled: false })
  }
  return { ...state, isReady, submit, goTo, forget }
}

function after(answer: Exclude<LeadAnswer, { kind: 'taken' }>, { form }: FormView, step: string | null) {
  if (answer.kind === 'next') return { step: answer.step, faults: [], error: null }
  if (answer.kind === 'conflict') return { clientId: crypto.randomUUID(), error: changedWords, faults: [] }
  const fields = new Map(form.steps.flatMap((each) => each.fields.map(({ name }) => [name, each.key] as const)))
  const faults = faultsInOrder(form, answer.faults)
  // A fault in a step that was left is shown with all of them.
  const isHere = step === null || faults.every(({ field }) => fields.get(field) === step)
  return { faults, error: answer.error, step: isHere ? step : null, ...(answer.days && { days: answer.days }) }
}

async function viewedCars(site: string): Promise<readonly { id: number }[]> {
  const { localStore } = await import('../browser/local-store.ts')
  return localStore(site).read('viewedCars')
}

function focusField(form: HTMLFormElement, name: string): void {
  const found = form.elements.namedItem(name)
  const field = found instanceof RadioNodeList ? found[0] : found
  if (field instanceof HTMLElement) field.focus()
}

function focusStep(form: HTMLFormElement, key: string): void {
  form
    .querySelector<HTMLElement>(`[data-step="${CSS.escape(key)}"] :is(input:not([type=hidden]), select, textarea)`)
    ?.focus()
}
