import { AppError } from '../app-error.ts'

/** The id a form was filled in under, in one spelling. */
export function readClientId(clientId: string): string {
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(clientId)) return clientId.toLowerCase()
  throw new AppError('bad_request', 'A lead needs an id of its own, made where it was written.', [
    { field: 'client_id', message: 'wants a UUID', code: 'invalid' },
  ])
}
