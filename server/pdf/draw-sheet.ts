import Document from 'pdfkit'
import type { VehicleSheet } from '#domain/vehicles/sheet/vehicle-sheet.server.ts'
import { sheetFonts } from './sheet-fonts.ts'
import { drawHead, drawTitle } from './draw-head.ts'
import { drawableText } from './drawable-text.ts'
import { type Doc, gap, makeRoom, margin, paper, widthOf, write } from './paper.ts'

/** What a thread is given to draw: the sheet, and its pictures as JPEG. */
export interface SheetJob {
  sheet: VehicleSheet
  logo: Uint8Array | null
  pictures: readonly Uint8Array[]
}

const ratio = 3 / 2

/** The sheet as a PDF: A4, the head and pictures first, then facts, what the dealer says, and features, on as many pages as it takes. */
export async function drawSheet({ sheet, logo, pictures }: SheetJob): Promise<Buffer> {
  const doc = new Document({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: 'en-AU',
    info: { Title: sheet.name, Author: sheet.site.name },
  })
  const fonts = sheetFonts(sheet.look.font)
  doc.registerFont('display', fonts.display).registerFont('text', fonts.text).registerFont('strong', fonts.strong)
  const bytes = collected(doc)
  drawHead(doc, sheet, logo)
  drawTitle(doc, sheet)
  drawPictures(doc, pictures)
  drawFacts(doc, sheet)
  drawComments(doc, sheet)
  drawFeatures(doc, sheet)
  drawFeet(doc, sheet)
  doc.end()
  return bytes
}

async function collected(doc: Doc): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of doc as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** One large with two beside it, as high together; of two each takes half. */
function drawPictures(doc: Doc, pictures: readonly Uint8Array[]): void {
  const [first, ...beside] = pictures
  if (!first) return
  const whole = widthOf(doc)
  const large = [whole * 0.75, (whole - gap) / 2][beside.length] ?? (2 * whole - gap / 2) / 3
  const small = whole - large - gap
  makeRoom(doc, large / ratio)
  const top = doc.y
  drawPicture(doc, first, { left: margin, top, width: large })
  for (const [at, picture] of beside.entries())
    drawPicture(doc, picture, { left: margin + large + gap, top: top + at * (small / ratio + gap), width: small })
  doc.x = margin
  doc.y = top + large / ratio + gap
}

function drawPicture(
  doc: Doc,
  picture: Uint8Array,
  { left, top, width }: { left: number; top: number; width: number },
) {
  const height = width / ratio
  doc.save().rect(left, top, width, height).clip()
  doc.image(picture as Buffer, left, top, { cover: [width, height], align: 'center', valign: 'center' }).restore()
}

function drawHeading(doc: Doc, words: string): void {
  makeRoom(doc, 60)
  doc.moveDown(0.5)
  write(doc, 'display', 14, paper.ink).text(words, margin, doc.y, { width: widthOf(doc) })
  doc.moveDown(0.3)
}

/** Label and value in two columns of lines. */
function drawFacts(doc: Doc, { facts }: VehicleSheet): void {
  drawHeading(doc, 'Details')
  const column = (widthOf(doc) - gap * 2) / 2
  const labelWidth = 92
  for (let at = 0; at < facts.length; at += 2) {
    const pair = facts.slice(at, at + 2)
    doc.font('text').fontSize(9.5)
    const values = pair.map(({ value }) => drawableText(value))
    const height = Math.max(...values.map((value) => doc.heightOfString(value, { width: column - labelWidth }))) + 6
    makeRoom(doc, height)
    const top = doc.y
    for (const [side, { label }] of pair.entries()) {
      const left = margin + side * (column + gap * 2)
      doc
        .moveTo(left, top)
        .lineTo(left + column, top)
        .lineWidth(0.5)
        .strokeColor(paper.line)
        .stroke()
      write(doc, 'text', 9.5, paper.muted).text(drawableText(label), left, top + 4, { width: labelWidth })
      write(doc, 'text', 9.5, paper.ink).text(values[side]!, left + labelWidth, top + 4, { width: column - labelWidth })
    }
    doc.x = margin
    doc.y = top + height
  }
}

function drawComments(doc: Doc, { comments }: VehicleSheet): void {
  if (!comments) return
  drawHeading(doc, 'What we say about it')
  write(doc, 'text', 9.5, paper.ink)
  for (const paragraph of comments.split(/\n+/)) {
    const words = drawableText(paragraph)
    if (words) doc.text(words, margin, doc.y, { width: widthOf(doc), lineGap: 2 }).moveDown(0.4)
  }
}

/** Three columns of rows: a row goes to the next page as a whole. */
function drawFeatures(doc: Doc, { features }: VehicleSheet): void {
  if (features.length === 0) return
  drawHeading(doc, 'Features')
  const columns = 3
  const column = (widthOf(doc) - gap * (columns - 1)) / columns
  write(doc, 'text', 9, paper.ink)
  for (let at = 0; at < features.length; at += columns) {
    const row = features.slice(at, at + columns).map((name) => drawableText(`• ${name}`))
    const height = Math.max(...row.map((name) => doc.heightOfString(name, { width: column }))) + 3
    makeRoom(doc, height)
    const top = doc.y
    for (const [place, name] of row.entries()) doc.text(name, margin + place * (column + gap), top, { width: column })
    doc.x = margin
    doc.y = top + height
  }
}

/** On every page, once it is known how many there are. */
function drawFeet(doc: Doc, { name, site }: VehicleSheet): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    // Below the margin, where text would otherwise begin another page.
    doc.page.margins.bottom = 0
    write(doc, 'text', 8, paper.muted)
    const words = drawableText(`${site.name} · ${name}`).slice(0, 110)
    doc.text(words, margin, doc.page.height - 34, { width: widthOf(doc) - 60, lineBreak: false })
    doc.text(`${page - start + 1} of ${count}`, margin, doc.page.height - 34, { width: widthOf(doc), align: 'right' })
  }
}
