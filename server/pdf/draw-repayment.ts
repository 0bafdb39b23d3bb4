import { repaymentWords } from '#domain/finance/repayment-words.ts'
import type { VehicleSheet } from '#domain/vehicles/sheet/vehicle-sheet.server.ts'
import { drawableText } from './drawable-text.ts'
import { type Doc, margin, paper, write } from './paper.ts'

/** A repayment on paper: the figure, both rates alike, what they hold for, and the warning in full. */
export function drawRepayment(doc: Doc, { repayment }: Pick<VehicleSheet, 'repayment'>, width: number): void {
  if (!repayment) return
  const { amount, per, rate, comparisonRate, assumptions, warning } = repaymentWords(repayment)
  write(doc, 'strong', 12, paper.ink).text(`${amount} ${per}`, margin, doc.y, { width })
  write(doc, 'strong', 9.5, paper.ink).text(`Rate ${rate}   Comparison rate ${comparisonRate}`, { width })
  write(doc, 'text', 8, paper.ink).text(drawableText(assumptions), { width })
  doc.text(warning, { width }).moveDown(0.5)
}
