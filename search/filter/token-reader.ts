import { filterError, type SearchError } from '../search-error.ts'
import { tokens, type Token } from './tokens.ts'

/** Walks over a filter's tokens. */
export class TokenReader {
  readonly #filter: string
  readonly #tokens: readonly Token[]
  #at = 0

  constructor(filter: string) {
    this.#filter = filter
    this.#tokens = tokens(filter)
  }

  get next(): Token {
    return this.#tokens[this.#at]!
  }

  get atEnd(): boolean {
    return this.next.kind === 'end'
  }

  /** The text not read yet. */
  get rest(): string {
    return this.#filter.slice(this.next.start)
  }

  /** Takes the next token if it is this word, unquoted, in capitals. */
  takeKeyword(word: string): boolean {
    return this.#take(this.next.kind === 'word' && this.next.text === word)
  }

  takeSign(sign: string): boolean {
    return this.#take(this.next.kind === 'sign' && this.next.text === sign)
  }

  /** Takes a bare or quoted value. */
  takeValue(expected: string): Token {
    const token = this.next
    if (token.kind !== 'word' && token.kind !== 'quoted') {
      throw this.error(`Was expecting ${expected} but got ${this.atEnd ? 'nothing' : `\`${this.rest}\``}.`)
    }
    this.#at++
    return token
  }

  error(message: string, token: Token = this.next): SearchError {
    return filterError(message, this.#filter, token.start, token.end)
  }

  #take(matches: boolean): boolean {
    if (matches) this.#at++
    return matches
  }
}
