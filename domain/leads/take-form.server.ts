import { randomUUID } from 'node:crypto'
import { isAppError } from '../app-error.ts'
import type { Ctx } from '../ctx.ts'
import { isSlotTaken } from '../test-drives/slot-taken-error.ts'
import type { SentFile } from './files/keep-file.server.ts'
import { fileFieldsOf } from './files/lead-files.ts'
import { type FormKey, leadForms } from './forms/forms.ts'
import { changedWords, faultsInOrder, type FormFault, type FormView, readSent, sentAs, sentFiles } from './form-view.ts'
import { pathOf } from './journey.ts'
import type { TakenLead } from './lead-submission.ts'
import { openLeadForm } from './open-lead-form.server.ts'
import { checkLeadStep, submitLead } from './submit-lead.server.ts'

interface SentForm {
  readonly form: FormKey
  readonly sent: Iterable<[string, FormDataEntryValue]>
  readonly query: URLSearchParams
}

/** The lead, or the form as it is shown again: what was written still in it. */
type TakenForm =
  | { readonly taken: TakenLead }
  | { readonly view: FormView; readonly status: 200 | 409 | 422 | 429; readonly retryAfterSeconds?: number | undefined }

/** Takes a form as a browser sends it without any script: a step of it, or all. */
export async function takeForm(ctx: Ctx, { form, sent, query }: SentForm): Promise<TakenForm> {
  const { [sentAs.clientId]: id, [sentAs.shownAt]: since, [sentAs.page]: page, place, step, ...input } = readSent(sent)
  const files = await bytesOf(form, sentFiles(sent))
  const again = async (changes: Partial<FormView>): Promise<FormView> => {
    const view = await openLeadForm(ctx, { form, query: queryWith(query, input), place: textOf(place) })
    return {
      ...view,
      clientId: textOf(id) ?? view.clientId,
      shownAt: shownAt(since) ?? view.shownAt,
      values: input,
      page: pathOf(page),
      // A browser never fills in a file again.
      faults: Object.keys(files).map((field) => ({ field, message: 'Choose your file again, please.' })),
      ...changes,
    }
  }
  try {
    if (step !== undefined) {
      const next = await checkLeadStep(ctx, { form, step: textOf(step) ?? '', input })
      return { view: await again({ step: next }), status: 200 }
    }
    const began = shownAt(since)
    const elapsedMs = began === null ? null : Math.max(0, ctx.clock().getTime() - began)
    const journey = { page: textOf(page) }
    return { taken: await submitLead(ctx, { form, clientId: textOf(id) ?? '', input, files, elapsedMs, journey }) }
  } catch (error) {
    if (!isAppError(error)) throw error
    const { code, message, fields, retryAfterSeconds } = error
    if (isSlotTaken(error)) {
      const view = await again({ faults: [{ field: 'slot', message: error.message }], step: null })
      return { view, status: 409 }
    }
    // Its words were changed after it was sent: as a second lead it is welcome.
    if (code === 'conflict')
      return { view: await again({ clientId: randomUUID(), error: changedWords, step: null }), status: 409 }
    if (code === 'too_many_requests')
      return { view: await again({ error: message, step: null }), status: 429, retryAfterSeconds }
    if (code !== 'bad_request') throw error
    const view = await again({})
    const faults = faultsInOrder(view.form, [...fields, ...unless(view.faults, fields)])
    if (fields.length > 0 && faults.length > 0) return { view: { ...view, faults, step: textOf(step) }, status: 422 }
    return { view: { ...view, clientId: randomUUID(), error: message, step: null }, status: 422 }
  }
}

/** Only what the form asks for is read. */
async function bytesOf(form: FormKey, files: readonly [string, File][]): Promise<Record<string, SentFile>> {
  const asked = fileFieldsOf(leadForms[form])
  const read = files
    .filter(([field]) => asked.includes(field))
    .map(async ([field, file]) => [field, { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) }] as const)
  return Object.fromEntries(await Promise.all(read))
}

/** Those of fields of which nothing else is said. */
const unless = (faults: readonly FormFault[], said: readonly FormFault[]): FormFault[] =>
  faults.filter(({ field }) => said.every((each) => each.field !== field))

const textOf = (value: string | string[] | undefined): string | null => (typeof value === 'string' ? value : null)

const shownAt = (value: string | string[] | undefined): number | null =>
  typeof value === 'string' && /^\d{13}$/.test(value) ? Number(value) : null

/** Vehicle and place are in the form that was sent, whatever the address says. */
function queryWith(query: URLSearchParams, input: Record<string, string | string[]>): URLSearchParams {
  const [carId, location] = [textOf(input['car_id']), textOf(input['location'])]
  return new URLSearchParams({
    ...Object.fromEntries(query),
    ...(carId !== null && { car_id: carId }),
    ...(location !== null && { location }),
  })
}
