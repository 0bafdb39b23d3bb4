import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { repaymentOf } from '#domain/finance/repayment.ts'
import { loan } from '#domain/finance/testing-terms.ts'
import type { VehiclePageView } from '#domain/vehicles/vehicle-page.server.ts'
import { testingView } from '../testing-view.ts'
import { vehicleHeads } from './vehicle-head.tsx'

const facts = ['Odometer', 'Transmission', 'Body', 'Colour'].map((label) => ({ label, value: `its ${label}` }))
const whole = {
  was: '$34,990',
  marketBadge: '$1,200 below market',
  repayment: repaymentOf(loan()),
  details: { title: 'Car details', facts, note: null },
  actions: [{ kind: 'enquire', label: 'Enquire Now', href: '/forms/enquiry', isMain: true }],
  place: { name: 'Woolloongabba', address: '1 Ipswich Rd', stockHref: null },
  tools: { ...testingView.tools, canSave: true, favourite: { id: 1 } },
} as unknown as Partial<VehiclePageView>

const templates = ['harbour', 'roadhouse', 'gallery'] as const
const drawn = (template: (typeof templates)[number], more: Partial<VehiclePageView> = whole): string => {
  const { above: Above, beside: Beside } = vehicleHeads[template]
  const view = { ...testingView, ...more }
  return renderToStaticMarkup(
    <MemoryRouter>
      <Above view={view} />
      <Beside view={view} />
    </MemoryRouter>,
  )
}

describe.each(templates)('beside the vehicle, in %s, stand', (template) => {
  it.each([
    ['its name', '<h1', '2021 Kia Sportage</h1>'],
    ['its price and what it includes', '$32,990', 'Drive away'],
    ['what it was', 'Was <s>$34,990</s>', ''],
    ['how it compares', '$1,200 below market', ''],
    ['a repayment with both rates', 'data-repayment', 'Comparison rate'],
    ['where it is, as a link to the map', 'href="#vehicle-map"', '>Woolloongabba</a>'],
    ['sharing', '<details', 'Share</summary>'],
    ['saving', 'data-words="Save,Saved"', '>Save</span>'],
    ['printing', 'href="/print"', 'Print'],
    ['what to do next', 'href="/forms/enquiry"', 'Enquire Now'],
  ])('%s [VD-06]', (_, first, second) => {
    const html = drawn(template)
    expect(html).toContain(first)
    expect(html).toContain(second)
  })

  it('its kilometres, transmission and body, each with its icon; what is read less has none [VD-06]', () => {
    const iconOf = (label: string) => new RegExp(`<dt[^>]*>(<svg[^>]*><path d="[^"]+"></path></svg>)?${label}</dt>`)
    const icons = facts.map(({ label }) => iconOf(label).exec(drawn(template))![1])
    expect(icons.map(Boolean)).toEqual([true, true, true, false])
    expect(new Set(icons).size).toBe(4)
  })

  it('no was-price, no comparison and no repayment where there is none [VD-06]', () => {
    const html = drawn(template, { ...whole, was: null, marketBadge: null, repayment: null })
    for (const words of ['Was <s>', 'below market', 'data-repayment']) expect(html).not.toContain(words)
  })
})
