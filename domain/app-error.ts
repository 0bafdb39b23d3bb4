/** What went wrong, as a stable word the outside can rely on; the edge maps it to a status. */
export type ErrorCode =
  | 'bad_request'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'conflict'
  | 'too_large'
  | 'unsupported_media_type'
  | 'too_many_requests'
  | 'unavailable'
  | 'internal'

export interface FieldProblem {
  field: string
  message: string
  /** What kind of fault, for programs, where the call tells them apart. */
  code?: string
}

/** An expected failure: its message may be shown to whoever asked. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly fields: readonly FieldProblem[]
  /** When it may be tried again, where that is known. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    message: string,
    fields: readonly FieldProblem[] = [],
    { retryAfterSeconds }: { retryAfterSeconds?: number } = {},
  ) {
    super(message)
    this.code = code
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** By name, not by class: in development a module may be loaded twice and have two classes of that name. */
export const isAppError = (error: unknown): error is AppError => error instanceof Error && error.name === 'AppError'
