import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { pagePolicy } from './page-policy.server.ts'

const hash = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

it('allows the scripts the framework marked and takes the mark out', () => {
  const { html, policy } = pagePolicy(
    '<p>x</p><script nonce="m1">go()</script><script async="" nonce="m1" src="/a.js"></script>',
    'm1',
  )
  expect(policy).toContain(`script-src 'self' ${hash('go()')};`)
  expect(html).toBe('<p>x</p><script>go()</script><script async="" src="/a.js"></script>')
})

it.each(['<script>steal()</script>', '<script nonce="guess">steal()</script>', '<script data-x="m1">steal()</script>'])(
  'never allows %s, a script that came in by other means',
  (script) => {
    const { policy } = pagePolicy(`${script}<script nonce="m1">go()</script>`, 'm1')
    expect(policy).not.toContain(hash('steal()'))
  },
)

it('allows neither inline styles nor inline handlers nor eval', () => {
  expect(pagePolicy('<p></p>', 'm1').policy).not.toMatch(/unsafe/)
})
