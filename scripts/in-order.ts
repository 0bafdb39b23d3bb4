/** Texts of several speakers, one speaker after another: each is heard when those before have ended. */
export function inOrder(speakers: number, write: (text: Uint8Array) => void) {
  const held: Uint8Array[][] = Array.from({ length: speakers }, () => [])
  const hasEnded = held.map(() => false)
  let turn = 0
  return {
    say(speaker: number, text: Uint8Array): void {
      if (speaker === turn) write(text)
      else held[speaker]!.push(text)
    },
    end(speaker: number): void {
      hasEnded[speaker] = true
      while (hasEnded[turn]) for (const text of held[++turn]?.splice(0) ?? []) write(text)
    },
  }
}
