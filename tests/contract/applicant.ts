import { type StepKey, stepKeys } from '#domain/finance/application/application-field.ts'
import { writtenSteps } from '#domain/finance/application/testing-answers.ts'
import type { TestApp } from '../test-app.ts'

export const agreed = { credit_check: 'true', truth: 'true' }

/** What must never be read outside of an open application. */
export const plantedWords = [
  'Wombatworks',
  'Numbatologist',
  'Quokkawood',
  'Bilbyvale',
  '2468.13',
  '2,468.13',
  '246813',
  '197531',
  '9876543',
  '98,765.43',
]

type Changes = Readonly<Record<string, string>>

/** What an applicant does without scripts: presses, and follows where that leads. */
export function applicantOn(app: () => Pick<TestApp, 'fetch' | 'get'>, host = 'north.localhost') {
  const post = (path: string, sent: Changes, at = host) =>
    app().fetch(
      new Request(`http://${at}${path}`, {
        method: 'POST',
        headers: { host: at, origin: `http://${at}`, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(sent).toString(),
      }),
    )
  const locationOf = (response: Response) => response.headers.get('location') ?? `${response.status} without a location`
  /** The address of a new application. */
  const begin = async (sent: Changes = {}) => locationOf(await post('/begin-finance-application', sent))
  const send = (path: string, step: StepKey, changes: Changes = {}) => {
    const written = step === 'consent' ? agreed : writtenSteps[step]
    // The first step has the vehicle in it.
    const carId = new URL(path, 'http://site').searchParams.get('car_id')
    const car: Changes = step === 'about' && carId ? { car_id: carId } : {}
    return post(path.replace(/\?.*/, ''), { step, ...written, ...car, ...changes })
  }
  return {
    post,
    begin,
    send,
    page: async (path: string, at = host) => {
      const response = await app().get(at, path)
      return { response, html: (await response.text()).replaceAll('<!-- -->', '') }
    },
    /** Answers every step up to this one; the address of what follows. */
    answer: async (path: string, upTo: StepKey = 'assets') => {
      let next = path
      for (const step of stepKeys.slice(0, stepKeys.indexOf(upTo) + 1)) next = locationOf(await send(next, step))
      return next
    },
    locationOf,
  }
}
