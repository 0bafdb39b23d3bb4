import { AppError } from '#domain/app-error.ts'

/** What is wrong with one row of a feed: where it is, what was read, and what to do about it. */
export type FeedProblem = { line: number; field: string; value?: string; message: string }

/** One row as it stands in the file, or the reason why it cannot be read as a row. */
export type FeedRecord = { line: number; values: Record<string, unknown> } | { line: number; problem: FeedProblem }

/** The file as a whole cannot be read; nothing of it is imported. */
export const fileError = (line: number, message: string): AppError =>
  new AppError('bad_request', `line ${line}: ${message}`, [{ field: 'file', message }])
