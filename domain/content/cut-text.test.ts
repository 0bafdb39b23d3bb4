import { expect, it } from 'vitest'
import { cutText } from './cut-text.ts'

it.each([
  ['short enough', 'Six new utes are in.', 80, 'Six new utes are in.'],
  ['exactly as long', 'a'.repeat(80), 80, 'a'.repeat(80)],
  ['between words', 'We open on Sundays from March', 20, 'We open on Sundays…'],
  ['between words, not within the next', 'We open on Sundays from March', 22, 'We open on Sundays…'],
  ['within a word that would leave less than half', 'Sunday opening: extraordinarily', 12, 'Sunday open…'],
  ['within a word that would leave just half', 'Our weekly extraordinarily long news', 20, 'Our weekly extraord…'],
  ['not after a comma', 'We open, then we close', 10, 'We open…'],
  ['one long word', 'a'.repeat(100), 80, `${'a'.repeat(79)}…`],
  ['not after several marks', 'We are open, – always there', 15, 'We are open…'],
  ['white space around it does not count', '  We open  ', 7, 'We open'],
  ['white space counts once', 'We \n\n open', 80, 'We open'],
])('%s', (_, text, most, cut) => {
  expect(cutText(text, most)).toBe(cut)
  expect(cut.length).toBeLessThanOrEqual(most)
})
