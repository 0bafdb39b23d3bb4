import { expect, it } from 'vitest'
import { budgetHref } from './budget-href.ts'

it.each([
  ['/search/used-cars', '/search/used-cars?range[price]=:26000'],
  ['/search/kia/ev6?colour=Red&page=4&range[price]=1:2', '/search/kia/ev6?colour=Red&range[price]=:26000'],
  ['/search/suv?from[price]=9&to[price]=10', '/search/suv?range[price]=:26000'],
  ['/finance', '/search/new-used-and-demo-cars?range[price]=:26000'],
  ['//evil.example/search/suv', '/search/new-used-and-demo-cars?range[price]=:26000'],
  ['https://evil.example/search/suv', '/search/new-used-and-demo-cars?range[price]=:26000'],
  ['/search/../_mail', '/search/new-used-and-demo-cars?range[price]=:26000'],
  [`/search/suv?query=${'a'.repeat(3_000)}`, '/search/new-used-and-demo-cars?range[price]=:26000'],
  ['http://[', '/search/new-used-and-demo-cars?range[price]=:26000'],
])('[FN-22] a budget of $26,000.99 on %s leads to %s', (from, href) =>
  expect(decodeURIComponent(budgetHref(from, 2_600_099, 'Car_production'))).toBe(href),
)
