import { describe, expect, it } from 'vitest'
import { markdown, markdownFaults } from './markdown-faults.ts'
import { type Inline, plainWords } from './markdown-tree.ts'
import { longestMarkdown, parseMarkdown } from './parse-markdown.ts'

const words = (...of: unknown[]) => [{ is: 'paragraph', of }]

describe('a text is read as', () => {
  it.each([
    ['a paragraph of two lines', 'One\ntwo', words('One two')],
    ['two paragraphs', 'One\n\ntwo', [...words('One'), ...words('two')]],
    ['a heading and words', '## Head\nWords', [{ is: 'heading', level: 1, of: ['Head'] }, ...words('Words')]],
    ['a heading under it', '### Less', [{ is: 'heading', level: 2, of: ['Less'] }]],
    [
      'a list, one item over two lines',
      '- One\n- two\n  more',
      [{ is: 'list', ordered: false, items: [['One'], ['two more']] }],
    ],
    ['a numbered list', '1. One\n2) two', [{ is: 'list', ordered: true, items: [['One'], ['two']] }]],
    ['a quote', '> Said\n> so', [{ is: 'quote', of: ['Said so'] }]],
    [
      'bold and italics',
      'A **b** _c_ *d*',
      words('A ', { is: 'strong', of: ['b'] }, ' ', { is: 'emphasis', of: ['c'] }, ' ', { is: 'emphasis', of: ['d'] }),
    ],
    ['italics in bold', '**a _b_**', words({ is: 'strong', of: ['a ', { is: 'emphasis', of: ['b'] }] })],
    [
      'a link',
      'See [our **offers**](/special-offers).',
      words('See ', { is: 'link', href: '/special-offers', of: ['our ', { is: 'strong', of: ['offers'] }] }, '.'),
    ],
    ['a name with underscores', 'stock_number_7', words('stock_number_7')],
    ['a sum', '2 * 3 * 4', words('2 * 3 * 4')],
    ['marks that are meant as such', String.raw`\*not bold\* \[x]`, words('*not bold* [x]')],
    ['nothing', ' \n ', []],
  ])('%s', (_, source, blocks) => expect(parseMarkdown(source)).toEqual(blocks))
})

describe('what is hostile stays words', () => {
  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert`1`)',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:x)',
    '[x](//evil.example)',
    String.raw`[x](/\evil.example)`,
    '[x](http://plain.example)',
    '[x](java\tscript:x)',
    '[x](https://a.example/"onmouseover=x)',
    '![x](/media/a.webp)',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:x">y</a>',
    '[[x](javascript:y)](javascript:z)',
  ])('%s', (source) =>
    expect(parseMarkdown(source)).toEqual(words(source.replace('\t', '\t').replaceAll(/\\(?=[\\*_[\]()#>-])/g, ''))),
  )

  it('a link in a link is one', () => {
    expect(parseMarkdown('[a [b](/c) d](/e)')).toEqual(words('[a ', { is: 'link', href: '/c', of: ['b'] }, ' d](/e)'))
  })

  it.each(['[', '**', '_', '> ', '- ', '](', '\\', '*_', '[a](', '# '])(
    '%s, without end: read to the most, and no further',
    (piece) => {
      const blocks = parseMarkdown(piece.repeat(200_000))
      expect(JSON.stringify(blocks).length).toBeLessThan(20 * longestMarkdown)
    },
  )

  it('nests no deeper than is read', () => {
    const depth = (of: readonly Inline[]): number =>
      Math.max(0, ...of.map((each) => (typeof each === 'string' ? 0 : 1 + depth(each.of))))
    const [nested] = parseMarkdown('_a **b _c *d [e](/f) d* c_ b** a_ [**_x_**](/y)')
    expect(nested?.is === 'paragraph' && depth(nested.of)).toBe(3)
  })
})

describe('who writes is told what cannot be taken', () => {
  it.each([
    ['**Fine**, [really](https://a.example), under <5 km', []],
    ['<b>no</b>', ['holds HTML: only markdown is shown']],
    ['<!-- no -->', ['holds HTML: only markdown is shown']],
    ['![no](/a.webp)', ['holds a picture: pictures have fields of their own']],
    ['[no](javascript:x)', ["has a link to 'javascript:x': use a path, https:, tel: or mailto:"]],
    ['x'.repeat(longestMarkdown + 1), ['is longer than 50000 characters']],
  ])('%s', (source, faults) => expect(markdownFaults(source)).toEqual(faults))

  it('as a value of the configuration, with the same words', () => {
    expect(
      markdown(100)
        .safeParse('<i>x</i>')
        .error?.issues.map(({ message }) => message),
    ).toEqual(['holds HTML: only markdown is shown'])
    expect(markdown(100).safeParse('**x**').success).toBe(true)
  })
})

it('its words alone', () => {
  expect(plainWords(parseMarkdown('## A\nb **c** [d](/e)\n\n- f\n- g'))).toBe('A b c d f, g')
})
