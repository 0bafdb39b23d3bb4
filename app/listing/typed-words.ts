import { stockWordsPath } from '#domain/content/route-paths.ts'
import { type AnswerTyped, answerTyped } from '#domain/listings/phrases/answer-typed.ts'
import type { SentWords } from '#domain/listings/phrases/stock-words.ts'

/** What reads typed words in this browser. */
export async function readTyped(): Promise<AnswerTyped> {
  const response = await fetch(stockWordsPath)
  if (!response.ok) throw new Error(`The stock’s words answered ${response.status}`)
  return answerTyped((await response.json()) as SentWords)
}
