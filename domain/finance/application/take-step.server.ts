import { isAppError } from '../../app-error.ts'
import { applicationPath } from '../../content/route-paths.ts'
import type { Ctx } from '../../ctx.ts'
import { type FormFault, faultsInOrder, readSent } from '../../leads/form-view.ts'
import { claimedCarId } from '../../leads/parse-lead.ts'
import { type Fault, readField } from '../../leads/read-field.ts'
import { siteFacts } from '../../leads/site-facts.server.ts'
import { honeypotField } from '../../leads/spam.ts'
import { stateZone } from '../../locations/state-zone.ts'
import { type Answers, type StepKey, stepKeys } from './application-field.ts'
import { type Draft, requireDraft } from './find-draft.server.ts'
import { finishApplication } from './finish-application.server.ts'
import { askForLink } from './mail-link.server.ts'
import { consentsOf, dealershipIn, openVehicleForm, stepHref, type StepView, stepView } from './open-step.server.ts'
import { nextStep, questionsOf } from './open-steps.ts'
import { readStep } from './read-step.ts'
import { saveStep } from './save-step.server.ts'

/** Where to go on, the lead it has become, or the step as it is shown again: what was written still in it. */
type TakenStep =
  | { readonly goTo: string }
  | { readonly leadId: string }
  | { readonly view: StepView; readonly status: 409 | 422 | 429; readonly retryAfterSeconds?: number | undefined }

type Input = ReturnType<typeof readSent>

/** Takes a step as a browser sends it, with scripts or without. */
export async function takeStep(
  ctx: Ctx,
  link: string,
  sent: Iterable<[string, FormDataEntryValue]>,
): Promise<TakenStep> {
  const input = readSent(sent)
  const draft = await requireDraft(ctx, link)
  const href = applicationPath(link)
  if (draft.row?.sentAt) return { leadId: draft.row.leadToken }
  const key = stepKeys.find((each) => each === input['step']) ?? nextStep(draft.contents.done)
  try {
    if (input['what'] === 'mail-link') {
      await askForLink(ctx, link)
      return { goTo: `${stepHref(href, key)}&mailed` }
    }
    if (key === 'consent') return await finish(ctx, link, draft, input)
    const read = await readQuestions(ctx, draft, key, input)
    if ('faults' in read) return shownAgain(ctx, { link, draft, key, input }, read.faults, null, 422)
    await saveStep(ctx, link, { key, ...read, ...(key === 'about' && { carId: claimedCarId(input) }) })
    return { goTo: stepHref(href, nextStep([...draft.contents.done, key])) }
  } catch (error) {
    if (!isAppError(error)) throw error
    const { code, message, fields, retryAfterSeconds } = error
    const status = ({ conflict: 409, too_many_requests: 429, bad_request: 422 } as const)[code as 'conflict']
    if (status === undefined) throw error
    const words = fields.length > 0 ? fields.map((field) => field.message).join(' ') : message
    return { ...(await shownAgain(ctx, { link, draft, key, input }, [], words, status)), retryAfterSeconds }
  }
}

async function finish(ctx: Ctx, link: string, draft: Draft, input: Input): Promise<TakenStep> {
  const readings = consentsOf(ctx).map((field) => ({
    name: field.name,
    reading: readField(field, input[field.name], {}),
  }))
  const faults = readings.flatMap(({ reading }): Fault[] => ('fault' in reading ? [reading.fault] : []))
  if (faults.length > 0) return shownAgain(ctx, { link, draft, key: 'consent', input }, faults, null, 422)
  const optIn = readings.some(({ name, reading }) => name === 'opt_in' && 'value' in reading && reading.value === true)
  const began = draft.row?.createdAt.getTime()
  const elapsedMs = began === undefined ? null : Math.max(0, ctx.clock().getTime() - began)
  const { leadId } = await finishApplication(ctx, link, { optIn, honeypot: input[honeypotField], elapsedMs })
  return { leadId }
}

/** A step's answers; whom it goes to is read by the rules of leads. */
async function readQuestions(
  ctx: Ctx,
  draft: Draft,
  key: StepKey,
  input: Input,
): Promise<{ answers: Answers; asked: readonly string[] } | { faults: readonly Fault[] }> {
  const { fields } = questionsOf(key)!
  const { form } = await siteFacts(ctx, input)
  const zone = stateZone(ctx.config.locale.defaultState)
  const today = Temporal.Instant.fromEpochMilliseconds(ctx.clock().getTime()).toZonedDateTimeISO(zone).toPlainDate()
  const read = readStep(fields, input, { today: today.toString(), knowsPostcode: form.knowsPostcode! })
  const dealership = key === 'about' ? dealershipIn((await openVehicleForm(ctx, draft, queryOf(input))).form) : null
  const chosen = dealership && readField(dealership, input['dealership_slug'], form)
  const faults = [...(chosen && 'fault' in chosen ? [chosen.fault] : []), ...('faults' in read ? read.faults : [])]
  if (faults.length > 0 || 'faults' in read) return { faults }
  const slug = chosen && 'value' in chosen && typeof chosen.value === 'string' ? chosen.value : null
  return {
    answers: { ...read.answers, ...(slug !== null && { dealership_slug: slug }) },
    asked: [...fields.map(({ name }) => name), ...(key === 'about' ? ['dealership_slug'] : [])],
  }
}

async function shownAgain(
  ctx: Ctx,
  { link, draft, key, input }: { link: string; draft: Draft; key: StepKey; input: Input },
  faults: readonly FormFault[],
  error: string | null,
  status: 409 | 422 | 429,
) {
  const query = queryOf(input)
  query.set('step', key)
  const view = await stepView(ctx, { link, draft, query })
  // Asked for a step too early, they get the one before it, empty.
  if (view.key !== key) return { view: { ...view, error }, status }
  const form = { key: 'finance-enquiry', title: '', submit: '', steps: [{ key, title: '', fields: view.fields }] }
  return { view: { ...view, values: input, faults: faultsInOrder(form, faults), error }, status }
}

/** The vehicle is in the form that was sent. */
const queryOf = ({ car_id: carId }: Input): URLSearchParams =>
  new URLSearchParams(typeof carId === 'string' ? { car_id: carId } : {})
