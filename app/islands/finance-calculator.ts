import type { TrackedEvent } from '#domain/analytics/event.ts'
import { answerCalculator, type CalculatorAnswer, type CalculatorSetup } from '#domain/finance/calculator.ts'
import { fieldValues, shareQuery } from '#domain/finance/calculator-query.ts'
import { calculatorFields, type CalculatorField, type TypedFields } from '#domain/finance/read-calculator.ts'
import { track } from '../browser/track.ts'
import { figureText, paintCalculator } from '../finance/paint-calculator.ts'

/** Answers at once while figures are typed or dragged; the address follows when one is settled. */
export function start(form: HTMLElement): void {
  const setup = JSON.parse(form.dataset.setup!) as CalculatorSetup
  let frame = 0
  let isUsed = false
  const answer = (): CalculatorAnswer => answerCalculator(setup, typedIn(form))
  const paint = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      paintCalculator(form, setup, answer())
    })
  }
  const use = () => {
    if (!isUsed) countUse(form)
    isUsed = true
  }
  form.addEventListener('input', ({ target }) => {
    const { slides } = (target as HTMLElement).dataset
    if (slides) fieldOf(form, slides)!.value = figureText(slides as CalculatorField, (target as HTMLInputElement).value)
    use()
    paint()
  })
  form.addEventListener('change', ({ target }) => {
    const settled = answer()
    const { name, type } = target as HTMLInputElement
    // What was changed stays said beside the field until something else is typed.
    if (type === 'text' && name && !(name === 'amount' && settled.fault !== null))
      (target as HTMLInputElement).value = figureText(
        name as CalculatorField,
        fieldValues(settled.terms)[name as CalculatorField],
      )
    tellAddress(setup, settled)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    use()
    paint()
    tellAddress(setup, answer())
  })
}

const fieldOf = (form: HTMLElement, name: string) =>
  form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]:not([type=radio]), [name=${name}]:checked`)

const typedIn = (form: HTMLElement): TypedFields =>
  Object.fromEntries(calculatorFields.map((name) => [name, fieldOf(form, name)?.value ?? null]))

/** The address of a page brings the figures back; whatever else it says stays. */
function tellAddress(setup: CalculatorSetup, answer: CalculatorAnswer): void {
  const url = new URL(location.href)
  for (const name of calculatorFields) url.searchParams.delete(name)
  for (const [name, value] of Object.entries(shareQuery(setup, answer))) url.searchParams.set(name, value)
  history.replaceState(history.state, '', url)
}

function countUse({ dataset: { car, carType } }: HTMLElement): void {
  void track(
    'financeCalculatorUse',
    car ? { vehicle_id: Number(car), car_type: carType as TrackedEvent['car_type'] } : {},
  )
}
