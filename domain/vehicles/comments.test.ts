import { describe, expect, it } from 'vitest'
import { beginning, cleanComments } from './comments.ts'

describe('a text of strangers', () => {
  it.each([
    ['line breaks are kept, of any system', 'One\r\nTwo\rThree\u2028Four', 'One\nTwo\nThree\nFour'],
    ['no more than one empty line stands between two', 'One\n\n\n \n\nTwo', 'One\n\nTwo'],
    ['control signs are gone', 'A\u0000B\u001B[31mC\u0085', 'AB[31mC'],
    ['tabs and runs of blanks are one blank', 'A\t B   C', 'A B C'],
    ['what turns the direction is gone', 'Price \u202E0001$\u202C now', 'Price 0001$ now'],
    ['other scripts are kept', 'سيارة نظيفة', 'سيارة نظيفة'],
    ['markup stays what it is: words', '<b>Bold</b> &amp; cheap', '<b>Bold</b> &amp; cheap'],
    ['nothing but blanks is nothing', ' \n\t\u200B ', ''],
  ])('%s [VD-13]', (_, text, clean) => expect(cleanComments(text)).toBe(clean))
})

describe('the beginning', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

  it('is nothing of a text of 400 characters, and something of one of 401 [VD-13]', () => {
    expect(beginning('x'.repeat(400), 400)).toBeNull()
    expect(beginning('x'.repeat(401), 400)).toBe('x'.repeat(400))
  })

  it('never ends inside a word [VD-13]', () => {
    const text = words(200)
    expect(beginning(text, 400)).toBe(words(80))
    expect(beginning(text, 399)).toBe(words(80))
    expect(beginning(text, 398)).toBe(words(79))
  })

  it('ends before what joins it to the next sentence', () =>
    expect(beginning(`${words(79)}, and more of it`, 398)).toBe(words(79)))

  it('never ends inside an entity, or inside what is seen as one letter [VD-13]', () => {
    expect(beginning(`${'x'.repeat(397)}&amp;${'x'.repeat(50)}`, 400)).toBe('x'.repeat(397))
    expect(beginning(`${'x'.repeat(397)}👩‍👩‍👧${'x'.repeat(50)}`, 400)).toBe('x'.repeat(397))
  })

  it('of one endless word is as long as there is room [VD-13]', () =>
    expect(beginning('x'.repeat(50_000), 400)).toHaveLength(400))
})
