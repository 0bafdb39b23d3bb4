import { formatDay } from '../../formats/date.ts'
import type { FormValues } from '../../leads/form-view.ts'
import type { OpenField } from '../../leads/open-form.ts'
import {
  type Answers,
  type ApplicationField,
  type ApplicationStep,
  type StepKey,
  stepKeys,
} from './application-field.ts'
import { writtenAmount } from './read-amount.ts'
import { openField } from './read-step.ts'
import { questionSteps } from './steps.ts'

/** A step of questions; the last step has none of them. */
export const questionsOf = (key: StepKey): ApplicationStep | undefined => questionSteps.find((step) => step.key === key)

export const titleOf = (key: StepKey): string => questionsOf(key)?.title ?? 'Check and send'

/** The first step that has not been answered; the last where all others have. */
export const nextStep = (done: readonly StepKey[]): StepKey => stepKeys.find((key) => !done.includes(key)) ?? 'consent'

/** The step that is shown: the one that was asked for if everything before it has been answered, else the first that has not. */
export function shownStep(asked: string | null, done: readonly StepKey[]): StepKey {
  const next = nextStep(done)
  const key = stepKeys.find((each) => each === asked)
  return key && stepKeys.indexOf(key) <= stepKeys.indexOf(next) ? key : next
}

/** A step's questions as they are shown; who answers is asked first, where it must be asked. */
export const fieldsOf = ({ key, fields }: ApplicationStep, dealership: OpenField | null): readonly OpenField[] => [
  ...(key === 'about' && dealership ? [dealership] : []),
  ...fields.map(openField),
]

/** Answers as they stand in their fields again. */
export function writtenAnswers(fields: readonly ApplicationField[], answers: Answers): FormValues {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const answer = Object.hasOwn(answers, field.name) ? answers[field.name] : undefined
      const text = answer === undefined ? field.default : writtenAnswer(field, answer)
      return text === undefined ? [] : [[field.name, text]]
    }),
  )
}

const writtenAnswer = ({ type }: ApplicationField, answer: string | number): string =>
  type === 'dollars' && typeof answer === 'number' ? writtenAmount(answer) : String(answer)

/** The same as people read it. */
function toldAnswer(field: ApplicationField, answer: string | number): string {
  const text = writtenAnswer(field, answer)
  if (field.type === 'dollars') return `$${text}`
  return field.type === 'birthDate' ? formatDay(text) : text
}

export interface AnswerGroup {
  readonly key: StepKey
  readonly title: string
  readonly lines: readonly { readonly label: string; readonly value: string }[]
}

/** Everything that was answered, in words, by step. */
export function answerGroups(answers: Answers): AnswerGroup[] {
  return questionSteps.map(({ key, title, fields }) => ({
    key,
    title,
    lines: fields.flatMap((field) => {
      const answer = Object.hasOwn(answers, field.name) ? answers[field.name] : undefined
      if (answer === undefined) return []
      return [{ label: field.label, value: toldAnswer(field, answer) }]
    }),
  }))
}
