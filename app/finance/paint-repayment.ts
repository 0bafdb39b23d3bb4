import type { Repayment } from '#domain/finance/repayment.ts'
import { repaymentWords } from '#domain/finance/repayment-words.ts'

/** Writes a repayment where `<Repayment>` has left the places for it, all of it at once; without one nothing is seen. */
export function paintRepayment(box: HTMLElement, repayment: Repayment | null): void {
  box.hidden = repayment === null
  const words: Record<string, string> = repayment ? repaymentWords(repayment) : {}
  for (const place of box.querySelectorAll<HTMLElement>('[data-say]'))
    place.textContent = words[place.dataset.say!] ?? ''
}
