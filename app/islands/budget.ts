import { answerBudget, type BudgetSetup, readBudgetFigures } from '#domain/finance/budget-widget.ts'
import { formatMoney } from '#domain/formats/amounts.ts'
import { paintRepayment } from '../finance/paint-repayment.ts'

/** Says at once what the figures allow, and searches only where there is something to find. */
export function start(form: HTMLElement): void {
  const setup = JSON.parse(form.dataset.setup!) as BudgetSetup
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)!
  const part = (name: string) => form.querySelector<HTMLElement>(`[data-part=${name}]`)!
  const figures = () =>
    readBudgetFigures(setup, {
      repayment: field('repayment').value,
      per: field('per').value,
      deposit: field('deposit').value,
    })
  let before = figures()
  const paint = () => {
    const { text, button, isBelow, repayment } = answerBudget(setup, figures())
    part('text').textContent = text
    part('search').textContent = button
    part('search').ariaDisabled = isBelow ? 'true' : null
    const loan = form.querySelector<HTMLElement>('[data-repayment]')
    if (loan) paintRepayment(loan, repayment)
  }
  form.addEventListener('input', ({ target }) => {
    // Whoever has not changed the repayment means the usual one, by the week or by the month.
    const { frequency } = figures()
    if (target === field('per') && before.repaymentCents === setup.opening[before.frequency])
      field('repayment').value = formatMoney(setup.opening[frequency])
    before = figures()
    paint()
  })
  form.addEventListener('change', ({ target }) => {
    const now = figures()
    if (target === field('repayment')) field('repayment').value = formatMoney(now.repaymentCents)
    if (target === field('deposit')) field('deposit').value = formatMoney(now.depositCents)
  })
  form.addEventListener('submit', (event) => {
    if (answerBudget(setup, figures()).isBelow) event.preventDefault()
  })
  paint()
}
