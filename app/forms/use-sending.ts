import { type RefObject, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useTakenOver } from '../browser/use-taken-over.ts'
import {
  changedWords,
  faultsInOrder,
  type FormFault,
  type FormView,
  readSent,
  sentAs,
  sentFiles,
} from '#domain/leads/form-view.ts'
import type { SlotDay } from '#domain/test-drives/slot-days.ts'
import { sessionStore } from '../browser/session-storage.ts'
import { LeadId } from './lead-id.ts'
import { leadJourney } from './lead-journey.ts'
import { fillSaved, forgetDetails, saveDetails } from './saved-details.ts'
import { sendFile } from './send-file.ts'
import { type LeadAnswer, sendLead } from './send-lead.ts'

interface Sending {
  faults: readonly FormFault[]
  error: string | null
  step: string | null
  isBusy: boolean
  /** Some fields were filled in by this device. */
  isFilled: boolean
  /** The times that are free, once somebody else had the one that was chosen. */
  days: readonly SlotDay[] | null
}

interface Place {
  site: string
  /** When it was shown, by this page's own clock: the device's and the server's may differ by minutes. */
  shownAt: number
}

/** Sends a form in place, step by step where it has steps, and keeps what was written whatever happens. */
export function useSending(view: FormView, box: RefObject<HTMLFormElement | null>, { site, shownAt }: Place) {
  const { faults, error, step } = view
  const [state, setState] = useState<Sending>({ faults, error, step, isBusy: false, isFilled: false, days: null })
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
    const sent = new FormData(form)
    const { [sentAs.clientId]: _, [sentAs.shownAt]: __, [sentAs.page]: ___, ...userData } = readSent(sent)
    const isLast = state.step === null || state.step === view.form.steps.at(-1)!.key
    const files = sentFiles(sent)
    const words = wordsOf(userData, files)
    const ids = new LeadId(sessionStore(), `form.${view.form.key}.${view.vehicle?.id ?? ''}`)
    const clientId = ids.for(words)
    change({ isBusy: true })
    for (const [field, file] of isLast ? files : []) {
      const answer = await sendFile(clientId, file)
      if ('error' in answer) return change({ faults: [{ field, message: answer.error }], error: null, isBusy: false })
      userData[field] = answer.file
    }
    const answer = await sendLead({
      form: view.form.key,
      clientId,
      userData,
      elapsedMs: Math.round(performance.now() - shownAt),
      journey: leadJourney(await viewedCars(site)),
      step: isLast ? null : state.step,
    })
    if (answer.kind === 'conflict') ids.renew()
    if (answer.kind === 'taken') {
      ids.took(clientId, words)
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
  if (answer.kind === 'conflict') return { error: changedWords, faults: [] }
  const fields = new Map(form.steps.flatMap((each) => each.fields.map(({ name }) => [name, each.key] as const)))
  const faults = faultsInOrder(form, answer.faults)
  // A fault in a step that was left is shown with all of them.
  const isHere = step === null || faults.every(({ field }) => fields.get(field) === step)
  return { faults, error: answer.error, step: isHere ? step : null, ...(answer.days && { days: answer.days }) }
}

/** All that was written; of files, what tells one from another. */
const wordsOf = (userData: object, files: readonly [string, File][]): string =>
  JSON.stringify([userData, files.map(([, { name, size, lastModified }]) => [name, size, lastModified])])

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
