import type { Locator, Page } from '@playwright/test'
import { isDeep } from '../deep.ts'
import { expect } from './fixtures.ts'
import { allStock, looks, type SiteSlug, templateInTurn, templates } from './sites.ts'
import { type Car, carPath } from './yard.ts'

export type Device = 'phone' | 'desk'

export interface Screen {
  name: string
  path: (slug: SiteSlug) => string
  /** The sites it is opened on. */
  on: Record<Device, readonly SiteSlug[]>
  /** Other looks of it: how each is reached from the one before. */
  states?: readonly State[]
  status?: number
  /** Header and footer are looked at here; without it, in depth alone. */
  withFrame?: true
  /** It has a picture at its head. */
  opensWithPicture?: true
}

interface State {
  on: Device
  name: string
  reach: (page: Page) => Promise<unknown>
  /** The part of the page that changes, where it is not the whole. */
  part?: string
  /** The sites it is reached on, where it is not on each. */
  of?: readonly SiteSlug[]
}

/** A location of each. */
const locationOf: Record<SiteSlug, string> = {
  southbank: 'southbank-clearance-rocklea',
  'coastline-toyota': 'coastline-toyota-maroochydore',
  meridian: 'meridian-newcastle',
  'outback-rv': 'outback-rv-burpengary',
  throttle: 'throttle-frankston',
  volt: 'volt-alexandria',
}

/** A brand of each that it has words of, or in stock. */
const brandOf: Record<SiteSlug, string> = {
  southbank: 'toyota',
  'coastline-toyota': 'toyota',
  meridian: 'toyota',
  'outback-rv': 'jayco',
  throttle: 'ducati',
  volt: 'tesla',
}

/** What most shoppers see: in all colours on a phone, in every template's layout on a desk. */
const main = { on: { phone: looks, desk: templates } }
/** Others share both. */
const other = { on: { phone: templates, desk: [] } }

/** Every screen, in every state that looks different. A new screen is a line. */
const everyScreen: readonly Screen[] = [
  {
    ...main,
    name: 'home',
    path: () => '/',
    // Here a header may lie over a picture,
    withFrame: true,
    opensWithPicture: true,
    states: [
      { on: 'phone', name: 'menu open', part: '#site-menu', reach: openDrawer },
      { on: 'desk', name: 'menu open', part: '#site-menu', reach: openMenu },
    ],
  },
  {
    name: 'home with a notice',
    path: () => '/',
    opensWithPicture: true,
    on: { phone: ['coastline-toyota'], desk: ['coastline-toyota'] },
    states: [{ on: 'desk', name: 'chat open', part: '#chat', reach: openChat }],
  },
  {
    ...main,
    name: 'listing',
    path: () => `${allStock}?car_type=used`,
    // and here it never does.
    withFrame: true,
    states: [{ on: 'phone', name: 'filters open', part: '#filter-panel', reach: openFilters }],
  },
  {
    on: { phone: templateInTurn(1), desk: [...templates, 'meridian', 'throttle'] },
    name: 'listing near a postcode',
    path: () => `${allStock}?near=4000`,
    states: [
      { on: 'phone', name: 'map over it', reach: openMap },
      { on: 'desk', name: 'map beside it', reach: openMap },
    ],
  },
  { ...other, name: 'listing as a list', path: () => `${allStock}?view=list` },
  { ...other, name: 'narrowed listing', path: () => `${allStock}?query=a&range[price]=:90000` },
  { ...other, name: 'listing without results', path: () => `${allStock}?query=zzzzqq&make=none` },
  { ...other, name: 'search by price', path: () => '/price-range' },
  {
    ...main,
    name: 'vehicle',
    path: car('everything'),
    states: [
      { on: 'phone', name: 'every section open', part: 'main details', reach: openSections },
      ...['Photos'].map(view('phone')),
      fullScreen('phone'),
      view('desk')('Photos'),
      ...['Walkaround', 'Interior', '360°'].map(view('desk')).map(inTurn),
      fullScreen('desk'),
    ],
  },
  { ...other, name: 'vehicle with a delivery price', path: (slug) => `${carPath(slug, 'everything')}?postcode=4350` },
  { ...other, name: 'vehicle with long comments', path: car('longComments') },
  { ...other, name: 'vehicle with three photos', path: car('fewPhotos') },
  { ...other, name: 'vehicle without photos', path: car('noPhotos') },
  { ...other, name: 'sold vehicle', path: car('sold'), on: { phone: ['southbank', 'throttle', 'volt'], desk: [] } },
  { ...other, name: 'content page', path: () => '/finance' },
  { ...other, name: 'form', path: () => '/contact' },
  {
    ...other,
    name: 'offers',
    path: () => '/special-offers',
    states: [{ on: 'phone', name: 'one of them', reach: follow('main article h3 a') }],
  },
  {
    ...other,
    name: 'blog',
    path: () => '/blog',
    states: [{ on: 'phone', name: 'a post', reach: follow('main article h2 a') }],
  },
  { ...other, name: 'reviews', path: () => '/reviews' },
  { ...other, name: 'policy', path: () => '/privacy-policy' },
  { ...other, name: 'warranty', path: () => '/warranty' },
  { ...other, name: 'parts asked for', path: () => '/parts/search?q=roof+racks&make=Toyota' },
  {
    // The one template whose site has positions to open.
    on: { phone: isDeep ? templates : ['southbank'], desk: [] },
    name: 'careers',
    path: () => '/careers',
    states: [
      { on: 'phone', name: 'every position open', part: 'main details', of: ['southbank'], reach: openSections },
    ],
  },
  { ...other, name: 'location to write to', path: (slug) => `/contact-us/${locationOf[slug]}` },
  {
    on: { phone: templates, desk: ['southbank'] },
    name: 'location',
    path: (slug) => `/locations/${locationOf[slug]}`,
    states: [{ on: 'phone', name: 'holiday hours', reach: openHolidayHours }],
  },
  { ...other, name: 'dealerships', path: () => '/dealerships' },
  { name: 'who sells a brand', path: () => '/dealerships/toyota?filter=brand', on: { phone: ['meridian'], desk: [] } },
  { ...other, name: 'dealer locator', path: () => '/dealer-locator?postcode=4000' },
  {
    name: 'dealer locator that knows no such place',
    path: () => '/dealer-locator?postcode=9990',
    on: { phone: ['southbank'], desk: [] },
  },
  { name: 'brands', path: () => '/brands', on: { phone: ['southbank', 'throttle'], desk: ['meridian'] } },
  { name: 'brands found', path: () => '/brands?q=zz', on: { phone: ['meridian'], desk: [] } },
  { ...other, name: 'brand', path: (slug) => `/${brandOf[slug]}/overview` },
  { ...other, name: 'models', path: () => '/models' },
  { name: 'models of a body', path: () => '/models?body=suv', on: { phone: ['meridian'], desk: [] } },
  { name: 'model', path: () => '/toyota-hilux', on: { phone: ['coastline-toyota'], desk: ['coastline-toyota'] } },
  { ...other, name: 'form in steps', path: () => '/trade-in' },
  { ...other, name: 'form by itself', path: () => '/forms/careers' },
  { ...other, name: 'test drive: where', path: () => '/forms/test-drive' },
  { ...other, name: 'saved vehicles', path: () => '/favourites' },
  { on: { phone: templateInTurn(2), desk: templates }, name: 'comparison', path: compared('everything', 'noPhotos') },
  { ...other, name: 'comparison of one', path: compared('fewPhotos') },
  { ...other, name: 'comparison of nothing', path: () => '/compare' },
  {
    ...other,
    name: 'printable page',
    path: (slug) => `/print?car_id=${carPath(slug, 'everything').slice('/cars/'.length)}`,
  },
  { ...other, name: 'success without a lead', path: () => '/success' },
  { ...other, name: 'missing page', path: () => '/no-such-page', status: 404 },
  { name: 'mailbox', path: () => '/_mail', on: { phone: ['southbank'], desk: [] } },
  {
    ...main,
    name: 'primitives',
    path: () => '/_ui',
    states: [
      { on: 'desk', name: 'list and toast', part: '[role=listbox], output', reach: openListAndToast },
      ...['Open a long one', 'Left', 'Bottom'].map(dialog).map(inTurn),
    ],
  },
]

/** What all templates share is looked at in one of them, in turn; in depth in each. */
export const screens: readonly Screen[] = isDeep
  ? everyScreen
  : everyScreen.map((screen, at) =>
      screen.on === other.on ? { ...screen, on: { phone: [templates[at % templates.length]!], desk: [] } } : screen,
    )

/** What every template draws with the same parts and colours is reached on one of them; in depth on each. */
function inTurn(state: State, turn: number): State {
  return { ...state, of: templateInTurn(turn) }
}

function car(kind: Car) {
  return (slug: SiteSlug) => carPath(slug, kind)
}

function compared(...kinds: Car[]) {
  return (slug: SiteSlug) =>
    `/compare?cars=${kinds.map((kind) => carPath(slug, kind).slice('/cars/'.length)).join(',')}`
}

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('#site-menu summary').first().click()
}

async function openMenu(page: Page): Promise<void> {
  await page.locator('#site-menu summary').first().click()
}

async function openChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await page.getByRole('button', { name: 'Message us' }).click()
}

async function openSections(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true
  })
}

function follow(link: string) {
  return async (page: Page): Promise<void> => {
    const href = await page.locator(link).first().getAttribute('href')
    await page.goto(new URL(href!, page.url()).href, { waitUntil: 'networkidle' })
  }
}

/** Where stock stands at several places. */
async function openMap(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Map' })
  if ((await button.count()) === 0) return
  await button.click()
  await page.locator('.listing-map .map-land').waitFor({ state: 'attached' })
}

async function openHolidayHours(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Holiday hours/ })
  // Some weeks have none.
  if ((await button.count()) === 0) return
  await button.click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(page.locator('#filter-panel')).toBeVisible()
}

function view(device: Device) {
  return (name: string): State => ({
    on: device,
    name,
    part: '[data-part="viewer"]',
    reach: async (page) => {
      const ways = page.getByRole('group', { name: 'Ways to look' })
      const button = ways.getByRole('button', { name, exact: true })
      await button.click()
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await atTheEnd(ways)
    },
  })
}

function fullScreen(on: Device): State {
  return {
    on,
    name: 'full screen',
    reach: async (page) => {
      await page.getByRole('button', { name: 'View full screen' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  }
}

async function openListAndToast(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Nearest town' }).click()
  await page.getByRole('button', { name: 'Plain toast' }).evaluate((button: HTMLElement) => button.click())
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Copied to your clipboard.')).toBeVisible()
}

function dialog(name: string): State {
  return {
    on: 'desk',
    name,
    reach: async (page) => {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name, exact: true }).click()
      const opened = page.getByRole('dialog')
      await expect(opened).toBeVisible()
      await atTheEnd(opened)
    },
  }
}

/** Colours are judged as they end up, not half way. */
const atTheEnd = (part: Locator): Promise<unknown> =>
  part.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map((animation) => animation.finished)),
  )
