/** Text of a stranger as it may be shown: line breaks kept, nothing that hides, turns or floods the words around it. */
export function cleanComments(text: string): string {
  return (
    text
      .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
      // Control signs, and those that turn the direction of whatever follows.
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\u200B\uFEFF]/g, (sign) =>
        sign === '\t' ? ' ' : '',
      )
      .replaceAll(/[^\S\n]+/g, ' ')
      .replaceAll(/ ?\n ?/g, '\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()
  )
}

/** The beginning of a text of more than so many characters, without its last word if that is not whole; null of a shorter one. */
export function beginning(text: string, most: number): string | null {
  if (text.length <= most) return null
  const room = text.slice(0, most + 1)
  const lastBreak = room.search(/\s\S*$/)
  // One word that fills all the room: cut between what people see as letters, and before an entity.
  const kept = lastBreak > 0 ? room.slice(0, lastBreak) : wholeLetters(text, most).replace(/&#?\w{0,10}$/, '')
  return kept.replace(/[\s,.;:–-]+$/, '')
}

const letters = new Intl.Segmenter('en-AU', { granularity: 'grapheme' })

function wholeLetters(text: string, most: number): string {
  let kept = ''
  for (const { segment } of letters.segment(text.slice(0, most + 50))) {
    if (kept.length + segment.length > most) break
    kept += segment
  }
  return kept
}
