import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ViewOf } from '#domain/content/load-sections.server.ts'
import type { LocationCard } from '#domain/locations/list-locations.server.ts'
import { Locations } from './locations.tsx'

const card = (id: number, more: Partial<LocationCard> = {}): LocationCard => ({
  id,
  name: `Yard ${id}`,
  href: `/locations/yard-${id}`,
  stockHref: `/search/yard-${id}`,
  contactHref: `/contact-us/yard-${id}`,
  picture: '/media/facades/city',
  address: '320 Church Street, Parramatta NSW 2150',
  mapHref: 'https://maps.example/yard',
  city: 'Parramatta',
  state: 'NSW',
  phone: '02 5550 3300',
  licence: 'MD 061234 · Motor vehicle repairer MVRL 58213',
  rating: { average: '4.6', count: 31 },
  open: { isOpen: true, text: 'Open until 5:30 pm' },
  hours: [{ days: 'Mon–Fri', hours: '8:00 am – 5:30 pm' }],
  specialHours: [],
  holidays: [],
  ...more,
})
const map = {
  small: '/map/yard-1.svg?size=small',
  large: '/map/yard-1.svg?size=large',
  alt: 'Map of the area around Yard 1',
  ground: '/map/yard-1.json',
  link: 'https://maps.example/',
}
const cards = (count: number) => Array.from({ length: count }, (_, at) => card(at + 1))
const drawn = (more: Partial<ViewOf<'locations'>> = {}): string =>
  renderToStaticMarkup(
    <Locations
      id="places"
      level={2}
      view={{
        id: 'places',
        type: 'locations',
        title: 'Our Locations',
        layout: 'grid',
        dark: false,
        locations: cards(2),
        map: null,
        others: [],
        locatorHref: null,
        ...more,
      }}
    />,
  )

it('a card has the front, the name, the rating, the address, the number, both licences and View Details [OS-04]', () => {
  const html = drawn({ locations: [card(1)] })
  expect(html).toMatch(/<img src="\/media\/facades\/city[^"]*"/)
  expect(html).toContain('<a href="/locations/yard-1">Yard 1</a>')
  expect(html.replaceAll('<!-- -->', '')).toContain('4.6 out of 5 from 31 reviews')
  expect(html).toContain('320 Church Street, Parramatta NSW 2150')
  expect(html).toMatch(/href="tel:[^"]+"[^>]*>02 5550 3300</)
  expect(html).toContain('MD 061234 · Motor vehicle repairer MVRL 58213')
  expect(html).toMatch(/href="\/locations\/yard-1"[^>]*>View Details</)
  expect(html).toMatch(/href="\/search\/yard-1"[^>]*>View Our Stock</)
})

it('what is not known of a place is not said of it [OS-04]', () => {
  const html = drawn({
    locations: [
      card(1, { picture: null, rating: null, address: null, phone: null, licence: null, mapHref: null, open: null }),
    ],
  })
  expect(html).not.toMatch(/<img|out of 5|tel:|Directions|Open until/)
  expect(html).toContain('View Details')
})

it('one card has the map, the number, the hours, directions and the way to write; others are named below [OS-02]', () => {
  const others = [
    { id: 2, name: 'Yard 2', href: '/locations/yard-2', open: { isOpen: false, text: 'Opens Monday at 8:00 am' } },
  ]
  const html = drawn({ layout: 'card', locations: [card(1, { map })], others })
  expect(html).toContain('src="/map/yard-1.svg?size=small"')
  expect(html).toMatch(/href="tel:/)
  expect(html).toContain('8:00 am – 5:30 pm')
  expect(html).toMatch(/href="https:\/\/maps\.example\/yard"[^>]*>Directions</)
  expect(html).toMatch(/href="\/contact-us\/yard-1"[^>]*>Contact</)
  expect(html).toMatch(/href="\/locations\/yard-2"[^>]*>Yard 2</)
  expect(html).toContain('Opens Monday at 8:00 am')
  expect(html.match(/<article/g)).toHaveLength(1)
})

it('a grid has a card of each, without maps [OS-02]', () => {
  const html = drawn({ locations: cards(3) })
  expect(html.match(/<article/g)).toHaveLength(3)
  expect(html).not.toMatch(/\/map\/|>Contact</)
})

it.each([
  [true, true],
  [false, false],
])('the dark variant is asked for: %s [OS-02]', (dark, isBlock) =>
  expect(/<section[^>]*class="[^"]*bg-block text-on-block/.test(drawn({ dark }))).toBe(isBlock),
)

it.each([
  [3, false],
  [4, true],
])('of %i locations there is a carousel with a hint to swipe: %s [OS-05]', (count, isRow) => {
  const html = drawn({ locations: cards(count) })
  expect(html.includes('>Swipe<')).toBe(isRow)
  expect(html.includes('aria-label="Our Locations"')).toBe(isRow)
  // Until it is measured the buttons are unseen, and only the start is known.
  expect(html.match(/<button[^>]*aria-disabled="true"/g)?.length ?? 0).toBe(isRow ? 1 : 0)
})

it('holiday hours open in a dialog that the browser alone opens and closes; without any there is none [OS-06]', () => {
  const holidays = [{ days: 'Fri 25 Dec, Christmas Day', hours: 'Closed' }]
  const html = drawn({ locations: [card(1, { holidays })] })
  const [, id] = /<button type="button" popoverTarget="([^"]+)"[^>]*>Holiday hours</i.exec(html) ?? []
  expect(id).toBeTruthy()
  expect(html).toMatch(new RegExp(`<dialog id="${id}" popover="auto" aria-labelledby="${id}-title"`))
  expect(html).toContain('Fri 25 Dec, Christmas Day</dt>')
  expect(html).toMatch(new RegExp(`popoverTarget="${id}" popoverTargetAction="hide"`, 'i'))
  // A dialog in a paragraph would end the paragraph, and the page would not be what the server meant.
  expect(html).not.toMatch(/<p[^>]*>(?:(?!<\/p>)[\s\S])*<dialog/)
  expect(drawn()).not.toMatch(/Holiday hours|<dialog/)
})

it('hours of a holiday in the coming week stand on the card itself [OS-06]', () => {
  const specialHours = [{ days: 'Mon 8 Jun, King’s Birthday', hours: '10:00 am – 3:00 pm' }]
  expect(drawn({ locations: [card(1, { specialHours })] })).toMatch(
    /Mon 8 Jun, King’s Birthday<\/dt><dd[^>]*>10:00 am – 3:00 pm/,
  )
})

it('a site of many may show them on one map, named by state [OS-02] [PL-05]', () => {
  const all = { small: '/small.svg', large: '/large.svg', alt: 'Map of where we are: Parramatta, Perth' }
  const [first, second] = cards(2)
  const html = drawn({ layout: 'map', map: all, locations: [first!, { ...second!, state: 'WA' }] })
  expect(html).toContain('alt="Map of where we are: Parramatta, Perth"')
  expect(html).toMatch(/<dt[^>]*>NSW<\/dt>.*Yard 1.*<dt[^>]*>WA<\/dt>.*Yard 2/)
  expect(html).not.toContain('facades')
  expect(drawn({ layout: 'map' })).not.toContain('<picture')
})

it.each([
  [4, false],
  [5, true],
])('of %i on a map the names are folded on a telephone: %s [OS-02]', (count, isFolded) => {
  const html = drawn({ layout: 'map', locations: cards(count) })
  expect(html.includes(`All ${count} locations, by state`)).toBe(isFolded)
  expect(html.includes('<details class="fold-on-phones')).toBe(isFolded)
  expect(html.match(/>Yard \d</g)).toHaveLength(count)
})
