import { expect, it } from 'vitest'
import { answerTime } from './answer-time.ts'

it.each([
  [
    'open',
    { isOpen: true, text: 'Open until 5:30 pm' },
    'We’re open until 5:30 pm: you’ll hear from us by then, or first thing when we open next.',
  ],
  [
    'closed for now',
    { isOpen: false, text: 'Opens tomorrow at 8:00 am' },
    'You’ll hear from us once we’re back: we open tomorrow at 8:00 am.',
  ],
  ['always open', { isOpen: true, text: 'Open 24 hours' }, 'We’re open, and you’ll hear from us soon.'],
  ['closed as far as can be seen', { isOpen: false, text: 'Closed' }, 'You’ll hear from us in opening hours.'],
  ['without known hours', null, 'You’ll hear from us in opening hours.'],
])('says when a place that is %s answers [RT-10]', (_, open, words) => expect(answerTime(open)).toBe(words))
