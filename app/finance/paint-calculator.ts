import { formatNumber } from '#domain/formats/amounts.ts'
import type { CalculatorAnswer, CalculatorSetup } from '#domain/finance/calculator.ts'
import { calculatorParts, withFigures } from '#domain/finance/calculator-view.ts'
import type { LoanChart } from '#domain/finance/loan-chart.ts'
import { calculatorFields, type CalculatorField } from '#domain/finance/read-calculator.ts'
import { termWords } from '#domain/finance/repayment-words.ts'
import { paintRepayment } from './paint-repayment.ts'

const money = new Set<CalculatorField>(['amount', 'deposit', 'residual'])

/** A figure as its field shows it. */
export const figureText = (name: CalculatorField, value: string): string =>
  money.has(name) ? formatNumber(Number(value)) : value

/** Writes an answer into the calculator the server has rendered. */
export function paintCalculator(form: HTMLElement, setup: CalculatorSetup, answer: CalculatorAnswer): void {
  const { values, notes, hasFault, repayment, totals, chart } = calculatorParts(answer)
  const part = (name: string) => form.querySelector<HTMLElement>(`[data-part=${name}]`)
  for (const name of calculatorFields) {
    moveSlider(form, name, Number(values[name]))
    tellNote(form, name, notes[name])
  }
  for (const box of form.querySelectorAll<HTMLElement>('[data-repayment], [data-locked]'))
    paintRepayment(box, repayment)
  part('enquire')!.hidden = repayment !== null || hasFault
  part('totals')!.hidden = hasFault
  for (const place of form.querySelectorAll<HTMLElement>('[data-total]'))
    place.textContent = totals[place.dataset.total as keyof typeof totals]
  const link = part('finance') as HTMLAnchorElement | null
  if (link) link.href = withFigures(link.getAttribute('href')!, setup, answer)
  part('chart')!.hidden = chart === null
  part('years')!.textContent = termWords(answer.terms.termYears)
  if (chart) drawChart(form, chart)
}

function moveSlider(form: HTMLElement, name: CalculatorField, value: number): void {
  const slider = form.querySelector<HTMLInputElement>(`[data-slides=${name}]`)
  if (!slider) return
  // Whoever drags it has it where they want it.
  if (document.activeElement !== slider) slider.value = String(value)
  const [low, high] = [Number(slider.min), Number(slider.max)]
  const share = high > low ? (Math.min(high, Math.max(low, value)) - low) / (high - low) : 0
  form.querySelector(`[data-fill=${name}]`)?.setAttribute('width', `${share * 100}%`)
}

function tellNote(form: HTMLElement, name: CalculatorField, note: string | undefined): void {
  const place = form.querySelector<HTMLElement>(`[data-note=${name}]`)
  if (!place) return
  place.hidden = !note
  place.textContent = note ?? ''
  form.querySelector<HTMLInputElement>(`[name=${name}]`)!.ariaInvalid = note ? 'true' : null
}

function drawChart(form: HTMLElement, { rows, ...paths }: LoanChart): void {
  for (const path of form.querySelectorAll<SVGPathElement>('[data-path]'))
    path.setAttribute('d', paths[path.dataset.path as 'owed'])
  const body = form.querySelector<HTMLElement>('[data-part=rows]')!
  body.replaceChildren(...rows.map((row) => rowOf(row)))
}

function rowOf({ year, interest, principal, owed }: LoanChart['rows'][number]): HTMLTableRowElement {
  const row = document.createElement('tr')
  row.className = 'border-b border-line'
  const head = Object.assign(document.createElement('th'), { scope: 'row', className: 'text-start', textContent: year })
  row.append(
    head,
    ...[interest, principal, owed].map((text) => Object.assign(document.createElement('td'), { textContent: text })),
  )
  return row
}
