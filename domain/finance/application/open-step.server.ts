import { applicationPath } from '../../content/route-paths.ts'
import type { Ctx } from '../../ctx.ts'
import { dayAndTime } from '../../formats/date.ts'
import type { FormFault, FormValues } from '../../leads/form-view.ts'
import type { OpenField } from '../../leads/open-form.ts'
import { openLeadForm } from '../../leads/open-lead-form.server.ts'
import { stateZone } from '../../locations/state-zone.ts'
import { mainOrigin } from '../../sites/main-origin.ts'
import { type StepKey, stepKeys } from './application-field.ts'
import { consentFields } from './consent.ts'
import { type Draft, findDraft } from './find-draft.server.ts'
import { answerGroups, fieldsOf, questionsOf, shownStep, titleOf, writtenAnswers } from './open-steps.ts'

/** One step of an application as its shopper sees it. */
export type StepView = Awaited<ReturnType<typeof stepView>>

type Opened = { readonly view: StepView } | { readonly sentAs: string } | { readonly isOver: true }

/** What a shopper's link opens: a step, what became of it, or that its time is over; null for any other link. */
export async function openStep(ctx: Ctx, link: string, query: URLSearchParams): Promise<Opened | null> {
  const draft = await findDraft(ctx, link)
  if (draft === null) return null
  if (draft === 'over') return { isOver: true }
  if (draft.row?.sentAt) return { sentAs: draft.row.leadToken }
  return { view: await stepView(ctx, { link, draft, query }) }
}

interface Shown {
  readonly link: string
  readonly draft: Draft
  /** Which step; and, before anything is saved, what links brought. */
  readonly query: URLSearchParams
}

/** The step that is asked for, or the first before it that has no answer. */
export async function stepView(ctx: Ctx, { link, draft, query }: Shown) {
  const { contents, until } = draft
  const { form, vehicle, values: brought, notice, privacyHref } = await openVehicleForm(ctx, draft, query)
  const key = shownStep(query.get('step'), contents.done)
  const at = stepKeys.indexOf(key)
  const questions = questionsOf(key)
  const fields = questions ? fieldsOf(questions, dealershipIn(form)) : consentsOf(ctx)
  const href = applicationPath(link)
  return {
    key,
    title: titleOf(key),
    text: questions?.text ?? 'Look at your answers once more. Nothing has been sent yet.',
    fields,
    /** Those that other answers decide: neither required nor said to be optional. */
    dependent: (questions?.fields ?? []).filter(({ required }) => typeof required === 'object').map(({ name }) => name),
    values: {
      ...pick(brought, fields, draft),
      ...(questions && writtenAnswers(questions.fields, contents.answers)),
      ...own(contents.answers),
    },
    faults: [] as readonly FormFault[],
    error: null as string | null,
    vehicle,
    href,
    steps: stepKeys.map((each) => ({
      key: each,
      title: titleOf(each),
      isDone: contents.done.includes(each),
      href: stepKeys.indexOf(each) < at || contents.done.includes(each) ? stepHref(href, each) : null,
    })),
    backHref: at > 0 ? stepHref(href, stepKeys[at - 1]!) : null,
    /** Where all is answered: what will be sent. */
    summary: questions
      ? null
      : answerGroups(contents.answers).map((group) => ({ ...group, href: stepHref(href, group.key) })),
    resume: draft.row && {
      url: `${mainOrigin(ctx)}${href}`,
      until: dayAndTime(until, stateZone(ctx.config.locale.defaultState)),
    },
    notice,
    privacyHref,
  }
}

export const stepHref = (href: string, key: StepKey): string => `${href}?step=${key}`

/** The vehicle, and whom it goes to where that must be asked, are what an enquiry about finance would show. */
export function openVehicleForm(ctx: Ctx, { row, contents }: Draft, query: URLSearchParams) {
  const asked = new URLSearchParams(query)
  if (row) asked.set('car_id', contents.carId === null ? '' : String(contents.carId))
  return openLeadForm(ctx, { form: 'finance-enquiry', query: asked })
}

/** Whom it goes to, where the site asks. */
export const dealershipIn = ({ steps }: { steps: readonly { fields: readonly OpenField[] }[] }): OpenField | null =>
  steps.flatMap(({ fields }) => fields).find(({ name }) => name === 'dealership_slug') ?? null

export const consentsOf = ({ config }: Pick<Ctx, 'config'>): readonly OpenField[] =>
  consentFields({
    creditCheck: config.financeApplications.creditCheckText,
    truth: config.financeApplications.truthText,
    optIn: config.wording.optInLabel,
  })

/** What links brought, until the shopper has answered. */
const pick = (brought: FormValues, fields: readonly OpenField[], { row }: Draft): FormValues =>
  Object.fromEntries(
    Object.entries(brought).filter(
      ([name]) => (!row || name === 'dealership_slug') && fields.some((field) => field.name === name),
    ),
  )

const own = ({ dealership_slug: chosen }: Draft['contents']['answers']): FormValues =>
  typeof chosen === 'string' ? { dealership_slug: chosen } : {}
