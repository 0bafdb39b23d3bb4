/** A request that cannot be answered as asked; the code is one of the protocol's. */
export class SearchError extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.name = 'SearchError'
    this.code = code
  }
}

/** One of several queries sent together cannot be answered; it says which. */
export class QueryError extends SearchError {
  constructor(at: number, { code, message }: SearchError) {
    super(code, `Inside \`.queries[${at}]\`: ${message}`)
  }
}

/** A filter that cannot be read, with the place where reading stopped. */
export const filterError = (message: string, filter: string, start: number, end: number): SearchError =>
  new SearchError('invalid_search_filter', `${message}\n${start + 1}:${Math.max(start, end) + 1} ${filter}`)
