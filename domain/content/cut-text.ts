/** At most so many characters, cut between words and with an ellipsis where something was cut. */
export function cutText(text: string, most: number): string {
  const whole = text.trim().replaceAll(/\s+/g, ' ')
  if (whole.length <= most) return whole
  const room = whole.slice(0, most)
  const lastSpace = room.lastIndexOf(' ')
  // A word longer than half of the room would leave next to nothing: then it is cut.
  const kept = lastSpace > most / 2 ? room.slice(0, lastSpace) : room.slice(0, most - 1)
  return `${kept.replace(/[\s,.;:–-]+$/, '')}…`
}
