export type Doc = PDFKit.PDFDocument

export const margin = 42
export const gap = 12

/** Paper is white whatever the site's scheme. */
export const paper = { ink: '#16191c', muted: '#555c63', line: '#c9ced3' }

export const widthOf = ({ page }: Doc): number => page.width - 2 * margin
const endOf = ({ page }: Doc): number => page.height - margin - 24

/** Where there is no room for so much, the next page begins. */
export function makeRoom(doc: Doc, height: number): void {
  if (doc.y + height > endOf(doc)) doc.addPage()
}

export function write(doc: Doc, font: string, size: number, colour: string): Doc {
  return doc.font(font).fontSize(size).fillColor(colour)
}
