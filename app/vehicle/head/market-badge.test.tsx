import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MarketBadge } from './market-badge.tsx'

it('is the words, and nothing where there are none [VD-26]', () => {
  expect(renderToStaticMarkup(<MarketBadge text="$500 below" />)).toContain('$500 below')
  expect(renderToStaticMarkup(<MarketBadge text={null} />)).toBe('')
})
