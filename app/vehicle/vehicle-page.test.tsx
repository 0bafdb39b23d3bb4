import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { VehiclePageView } from '#domain/vehicles/vehicle-page.server.ts'
import { testingView } from './testing-view.ts'
import { VehiclePage } from './vehicle-page.tsx'

const view = testingView
const viewer: Parameters<typeof VehiclePage>[0]['viewer'] = {
  media: { gallery: [], spin: null, walkaround: null, interior: null },
  modes: [],
  opens: 'gallery',
  turnsByItself: true,
  name: view.name,
  silhouette: 'hatch',
}

const drawn = (template: string, more: Partial<VehiclePageView> = {}): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <VehiclePage
        viewer={viewer}
        template={template}
        words={{
          view: { ...view, ...more },
          body: { sections: [], certified: null, financeDisclaimer: null },
          similar: null,
        }}
      />
    </MemoryRouter>,
  )

it.each(['harbour', 'roadhouse', 'gallery'])(
  'the template %s has the banner at the top, then the way here, then the vehicle [VD-01]',
  (template) => {
    const html = drawn(template)
    const places = ['Drive away by Friday', '<nav aria-label="Breadcrumb"', '<h1'].map((part) => html.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  },
)

it.each(['harbour', 'roadhouse', 'gallery'])(
  'the template %s has a sold vehicle’s message, and the title of its details [VD-07]',
  (template) => {
    const html = drawn(template, { soldText: 'SOLD', banner: null })
    expect(html).toContain('>SOLD<')
    expect(html).toContain('>Car details<')
  },
)

it.each(['harbour', 'roadhouse', 'gallery'])('the template %s says where part of it is missing', (template) => {
  const note = 'We can’t show everything.'
  expect(drawn(template, { details: { ...view.details, note } })).toContain(`>${note}<`)
})
