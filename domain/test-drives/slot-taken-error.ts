import { AppError, isAppError } from '../app-error.ts'
import { type SlotDay, takenWords } from './slot-days.ts'

/** Somebody else was quicker, or the time cannot be booked: with the next ones that can. */
export class SlotTakenError extends AppError {
  readonly days: readonly SlotDay[]

  constructor(days: readonly SlotDay[] = []) {
    const message = takenWords(days)
    super('conflict', message, [{ field: 'slot', message, code: 'taken' }])
    this.days = days
  }
}

/** By what it says, as every error of ours is told apart: a module may be loaded twice. */
export const isSlotTaken = (error: unknown): error is SlotTakenError =>
  isAppError(error) && error.fields.some(({ code }) => code === 'taken')
