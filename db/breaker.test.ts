import { expect, it } from 'vitest'
import { Breaker } from './breaker.ts'

type Step = ['may try' | 'is refused' | 'fails' | 'is answered' | 'waits', number?]

it.each<[string, Step[]]>([
  ['lets everyone try while all is well', [['may try'], ['may try'], ['is answered'], ['may try']]],
  [
    'refuses all for a second after a failure',
    [['may try'], ['fails'], ['is refused'], ['waits', 999], ['is refused']],
  ],
  ['then lets one try, not all', [['fails'], ['waits', 1000], ['may try'], ['is refused'], ['is refused']]],
  [
    'lets another try where the first has not come back',
    [['fails'], ['waits', 1000], ['may try'], ['waits', 1000], ['may try']],
  ],
  [
    'begins the second anew when that fails too',
    [['fails'], ['waits', 1000], ['may try'], ['waits', 900], ['fails'], ['waits', 900], ['is refused']],
  ],
  [
    'lets everyone try once it was answered',
    [['fails'], ['waits', 1000], ['may try'], ['is answered'], ['may try'], ['may try']],
  ],
  ['hears an answer within the second, too', [['fails'], ['is refused'], ['is answered'], ['may try']]],
])('%s', (_, steps) => {
  let now = 0
  const breaker = new Breaker({ restMs: 1_000, now: () => now })
  for (const [step, ms = 0] of steps) {
    if (step === 'waits') now += ms
    else if (step === 'fails') breaker.failed()
    else if (step === 'is answered') breaker.answered()
    else expect(breaker.mayTry()).toBe(step === 'may try')
  }
})
