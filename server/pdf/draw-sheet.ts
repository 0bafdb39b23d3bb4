import Document from 'pdfkit'
import type { VehicleSheet } from '#domain/vehicles/sheet/vehicle-sheet.server.ts'
import { sheetFonts } from './sheet-fonts.ts'
import { drawableText } from './drawable-text.ts'

/** What a thread is given to draw: the sheet, and its pictures as JPEG. */
export interface SheetJob {
  sheet: VehicleSheet
  logo: Uint8Array | null
  pictures: readonly Uint8Array[]
}

type Doc = PDFKit.PDFDocument

const margin = 42
const gap = 12
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

const widthOf = ({ page }: Doc): number => page.width - 2 * margin
const endOf = ({ page }: Doc): number => page.height - margin - 24

/** Where there is no room for so much, the next page begins. */
function makeRoom(doc: Doc, height: number): void {
  if (doc.y + height > endOf(doc)) doc.addPage()
}

function write(doc: Doc, font: string, size: number, colour: string): Doc {
  return doc.font(font).fontSize(size).fillColor(colour)
}

/** The dealer's colours from edge to edge, its logo or its name on them. */
function drawHead(doc: Doc, { site, look: { colour } }: VehicleSheet, logo: Uint8Array | null): void {
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
function drawTitle(doc: Doc, sheet: VehicleSheet): void {
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

/** Paper is white whatever the site's scheme. */
const paper = { ink: '#16191c', muted: '#555c63', line: '#c9ced3' }

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
