import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '#config/markdown/parse-markdown.ts'
import { Markdown } from './markdown.tsx'

const shown = (source: string, level?: 2 | 3) =>
  renderToStaticMarkup(<Markdown blocks={parseMarkdown(source)} level={level} />)
const bare = (html: string) => html.replaceAll(/ class="[^"]*"/g, '')

it.each([
  ['## Head', '<div><h2>Head</h2></div>', undefined],
  ['## Head\n### Less', '<div><h3>Head</h3><h4>Less</h4></div>', 3],
  ['1. a\n2. b', '<div><ol><li>a</li><li>b</li></ol></div>', undefined],
  ['**a** _b_', '<div><p><strong>a</strong> <em>b</em></p></div>', undefined],
  ['[a](/b)', '<div><p><a href="/b">a</a></p></div>', undefined],
  ['[a](https://b.example)', '<div><p><a rel="noopener" href="https://b.example">a</a></p></div>', undefined],
  ['<b>a</b>', '<div><p>&lt;b&gt;a&lt;/b&gt;</p></div>', undefined],
] as const)('%s is shown as %s', (source, html, level) => expect(bare(shown(source, level))).toBe(html))

describe('whatever is written', () => {
  // oxfmt-ignore
  const pieces = [
    '<script>', '</script>', '<img src=x onerror=y>', '<a href="javascript:x">', '[x](', 'javascript:alert(1)', ')', '](', '[', ']',
    'data:text/html,<b>', '**', '_', '*', '# ', '\n', '\n\n', '- ', '1. ', '> ', '"', "'", '`', '\\', '&lt;', '&#106;avascript:', '\u0000',
    '\u202e', 'https://a.example/', '/path', '//evil.example', 'tel:+61', 'mailto:a@b.example', '<!--', ']]>', '{{x}}', 'word ', '😀',
  ]
  const allowed = new Set(['div', 'h2', 'h3', 'p', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a'])

  it('a page gets no other elements, no handlers, and no links but those that may be [RT-17]', () => {
    let seed = 7
    const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
    for (let round = 0; round < 3_000; round++) {
      const source = Array.from({ length: 1 + next(30) }, () => pieces[next(pieces.length)]!).join('')
      const html = shown(source)
      const elements = [...html.matchAll(/<([a-z0-9]+)((?: [a-z-]+="[^"]*")*)>/g)]
      expect(html.match(/<[^/]/g)?.length, source).toBe(elements.length)
      for (const [, name, attributes] of elements) {
        expect(allowed, source).toContain(name)
        const named = [...attributes!.matchAll(/ ([a-z-]+)="([^"]*)"/g)]
        expect(
          named.filter(([, each]) => !['class', 'href', 'rel'].includes(each!)),
          source,
        ).toEqual([])
        const href = named.find(([, each]) => each === 'href')?.[2]
        if (href !== undefined) expect(href, source).toMatch(/^(?:\/(?![/\\])|https:\/\/|tel:|sms:|mailto:|#)/)
      }
    }
  })
})
