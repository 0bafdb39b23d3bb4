import { expect, it } from 'vitest'
import { type SpamReason, spamReasons, tellingText } from './spam.ts'

const person = {
  draft: { name: 'Jane', lastName: 'Citizen', message: 'Is it still there?' },
  honeypot: '',
  elapsedMs: 40_000,
}
const saying = (message: string) => ({ draft: { ...person.draft, message } })

it.each<[string, Partial<typeof person> | { elapsedMs: null } | { honeypot: unknown }, SpamReason[]]>([
  ['a shopper', {}, []],
  ['one whose page did not measure', { elapsedMs: null }, []],
  ['one who links to the car', saying('This one: https://dealer.example/cars/x'), []],
  ['one who took just long enough', { elapsedMs: 2_500 }, []],
  ['a blank honeypot', { honeypot: '  ' }, []],
  ['no honeypot at all', { honeypot: undefined }, []],
  ['a honeypot filled in', { honeypot: 'https://spam.example' }, ['honeypot']],
  ['a form sent at once', { elapsedMs: 2_499 }, ['too fast']],
  ['two links', saying('http://a.example and WWW.b.example'), ['links']],
  ['markup', saying('[url=x]a[/url] <a href="x">'), ['links']],
  ['a link for a name', { draft: { ...person.draft, name: 'Buy www.pills.example' } }, ['links']],
  ['all of it', { honeypot: 'x', elapsedMs: 1, ...saying('http://a http://b') }, ['honeypot', 'too fast', 'links']],
])('%s [FM-13]', (_, changes, reasons) => {
  expect(spamReasons({ ...person, ...changes })).toEqual(reasons)
})

it.each([
  ['Is this still available?', undefined, null],
  ['Can you please find me something similar?', 'Can you please find me something similar?', null],
  [null, undefined, null],
  [
    'We RANK your website first, guaranteed!! Reply today.',
    undefined,
    'we rank your website first guaranteed reply today',
  ],
])('what tells by repetition in %j', (message, prefilled, telling) => {
  expect(tellingText({ message }, prefilled)).toBe(telling)
})
