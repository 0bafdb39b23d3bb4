import { formatMoney } from '#domain/formats/amounts.ts'
import { type AskedName, readFigure, weeklyCents } from '#domain/vehicles/running-costs.ts'

/** Works a week's cost out while its figures are typed. What cannot be read leaves the last answer standing. */
export function start(form: HTMLElement): void {
  const read = (name: AskedName) => readFigure(name, form.querySelector<HTMLInputElement>(`[name=${name}]`)!.value)
  const answer = () => {
    const [kmPerWeek, usePer100Km, price] = [read('week_km'), read('use'), read('unit_price')]
    if (kmPerWeek === null || usePer100Km === null || price === null) return
    const week = weeklyCents({ kmPerWeek, usePer100Km, centsPerUnit: price * 100 })
    tell('week', week)
    tell('year', week * 52)
  }
  const tell = (part: string, cents: number) => {
    form.querySelector(`[data-part=${part}]`)!.textContent = formatMoney(cents)
  }
  form.addEventListener('input', answer)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    answer()
  })
  answer()
}
