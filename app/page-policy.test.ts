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
  const { policy } = pagePolicy('<style>p{color:red}</style><p></p>', 'm1')
  expect(policy).toContain("style-src 'self';")
  expect(policy).not.toMatch(/unsafe/)
})

it('allows the one style it is told of', () => {
  const { policy } = pagePolicy('<style>p{color:red}</style><style>:root{}</style>', 'm1', { style: ':root{}' })
  expect(policy).toContain(`style-src 'self' ${hash(':root{}')};`)
  expect(policy).not.toContain(hash('p{color:red}'))
})
