import type { VehicleSheet } from '#domain/vehicles/sheet/vehicle-sheet.server.ts'
import { drawRepayment } from './draw-repayment.ts'
import { drawableText } from './drawable-text.ts'
import { type Doc, gap, margin, paper, widthOf, write } from './paper.ts'

/** The dealer's colours from edge to edge, its logo or its name on them. */
export function drawHead(doc: Doc, { site, look: { colour } }: VehicleSheet, logo: Uint8Array | null): void {
  const height = 54
  doc.rect(0, 0, doc.page.width, height).fill(logo ? '#ffffff' : colour.block)
  if (logo) doc.image(logo as Buffer, margin, 12, { fit: [220, 30], valign: 'center' })
  else {
    write(doc, 'display', 18, colour.onBlock)
    doc.text(drawableText(site.name), margin, 16, { width: widthOf(doc), height: 24, ellipsis: true, lineBreak: false })
  }
  doc.rect(0, height, doc.page.width, 3).fill(colour.accent)
  doc.x = margin
  doc.y = height + 22
}

/** What it is and what it costs; the code beside them leads to its page. */
export function drawTitle(doc: Doc, sheet: VehicleSheet): void {
  const codeSide = 92
  const width = widthOf(doc) - codeSide - gap
  const top = doc.y
  drawCode(doc, sheet, codeSide, top)
  write(doc, 'text', 10, paper.muted)
  doc.text(drawableText(`${sheet.tag} · Stock number ${sheet.stocknum}`), margin, top, { width })
  write(doc, 'display', sheet.name.length > 60 ? 17 : 23, paper.ink)
  doc.text(drawableText(sheet.name) || `Stock number ${sheet.stocknum}`, { width, height: 84, ellipsis: true })
  doc.moveDown(0.25)
  if (sheet.soldText) write(doc, 'strong', 14, paper.ink).text(drawableText(sheet.soldText), { width })
  drawPrice(doc, sheet, width)
  drawRepayment(doc, sheet, width)
  drawPlace(doc, sheet, width)
  doc.y = Math.max(doc.y, top + codeSide) + gap
}

/** Never the figure without its type. */
function drawPrice(doc: Doc, { price }: VehicleSheet, width: number): void {
  if (price.amount === null) {
    write(doc, 'strong', 15, paper.ink).text(drawableText(price.text), { width })
    return
  }
  const line = doc.y + 22
  const aligned = { baseline: 'alphabetic', lineBreak: false } as const
  write(doc, 'strong', 26, paper.ink).text(price.amount, margin, line, aligned)
  const left = margin + doc.widthOfString(price.amount) + 6
  write(doc, 'text', 12, paper.ink).text(drawableText(price.type), left, line, aligned)
  doc.x = margin
  doc.y = line + 10
}

/** Who sells it, and where. */
function drawPlace(doc: Doc, { place, address }: VehicleSheet, width: number): void {
  const lines = [[place.address, place.phone], place.licences].map((parts) =>
    drawableText(parts.filter((part) => part !== null).join(' · ')),
  )
  write(doc, 'strong', 9.5, paper.ink).text(drawableText(place.name), margin, doc.y, { width })
  for (const line of lines) if (line) write(doc, 'text', 9.5, paper.ink).text(line, { width })
  write(doc, 'text', 8, paper.muted).text(address, { width, link: address })
}

function drawCode(doc: Doc, { code, address }: VehicleSheet, side: number, top: number): void {
  const left = doc.page.width - margin - side
  doc
    .save()
    .translate(left, top)
    .scale(side / code.size)
    .path(code.path)
    .fill('#000000')
    .restore()
  doc.link(left, top, side, side, address)
}
