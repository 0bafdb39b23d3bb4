import { describe, expect, it } from 'vitest'
import { defaultConfig } from './default-config.ts'

// Ids in round brackets name the row a default comes from; the row itself is proved where the value is used.
const config = defaultConfig()
const { calculator } = config.finance
const labels = (items: readonly { label: string }[] | undefined) => items?.map(({ label }) => label)

describe('a site that sets nothing', () => {
  it.each<[string, unknown, unknown]>([
    ["tags a used vehicle 'Used' [PL-06]", config.wording.tags.used, 'Used'],
    ["tags a new vehicle 'New' [PL-06]", config.wording.tags.new, 'New'],
    ["tags a demonstrator 'Demo' [PL-06]", config.wording.tags.demo, 'Demo'],
    ["says 'Enquire for price.' [PL-06]", config.wording.noPriceText, 'Enquire for price.'],
    ["says 'New Arrival' [PL-06]", config.wording.newArrivalText, 'New Arrival'],
    [
      'shows the stats of a group [PL-07]',
      config.stats.items.map(({ value, label }) => `${value} ${label}`),
      ['50+ Locations', '40+ Brands', '30+ Years Est.'],
    ],
    ['has three columns (SL-03)', config.listing.columns, 3],
    ['lists seven makes first (SL-09)', config.listing.makesShown, 7],
    [
      'offers every sort (SL-13)',
      config.listing.sortOptions,
      ['mostRelevant', 'latest', 'highestPrice', 'lowestPrice', 'nearest'],
    ],
    ['sorts unpriced vehicles too (SL-14)', config.listing.lowestPriceHidesUnpriced, false],
    [
      'slides prices by $500 from $5,000 to $250,000 (SL-17)',
      config.listing.priceSlider,
      { minCents: 500_000, maxCents: 25_000_000, stepCents: 50_000 },
    ],
    ['shows 21 vehicles a page (SL-25)', config.listing.pageSize, 21],
    ['keeps ten results (SL-24)', config.listing.cacheEntries, 10],
    ['shows sold vehicles for three days (SL-30)', config.listing.includeSoldCarsDays, 3],
    ['clears filters to the offers (ER-01)', config.listing.clearFiltersTarget, '/special-offers'],
    ['shows the whole group (CN-04)', config.listing.stockVisibility, 3],
    ['opens the viewer with the spin (VD-03)', config.vehiclePage.viewerDefault, 'spin'],
    ['puts the video second (VD-05)', config.vehiclePage.videoPosition, 'second'],
    ['has a sticky header (VD-16)', config.vehiclePage.stickyHeader, true],
    ['masks the phone (VD-19)', config.contact.phones.shownFromStart, false],
    ['counts eight days as just arrived (VD-24)', config.tags.justArrivedDays, 8],
    ['knows test-drive-only by its tag (BR-10)', config.tags.testDriveOnly, 'Test Drive Only'],
    ['counts no sales (OS-12)', config.salesCounter, { shown: false, source: 'sales' }],
    [
      'has the default header (OS-14)',
      labels(config.header.nav),
      ['Home', 'Models', 'Offers', 'Our Stock', 'Service and Parts', 'Company', 'Finance'],
    ],
    ['emphasises Finance alone (OS-14)', labels(config.header.nav.filter((item) => item.emphasised)), ['Finance']],
    ['makes Our Stock from the stock (OS-14)', config.header.nav[3]?.menu, 'stock'],
    [
      'has its service menu (OS-14)',
      labels(config.header.nav[4]?.items),
      ['Vehicle Service', 'Genuine Parts and Accessories', 'Warranty', 'Roadside Assist', 'Owner Benefits'],
    ],
    [
      'has its company menu (OS-14)',
      labels(config.header.nav[5]?.items),
      ['About Us', 'Careers', 'Contact Us', 'Fleet', 'Terms And Conditions'],
    ],
    [
      'has the default footer (OS-15)',
      config.footer.groups.map(({ title }) => title),
      ['Vehicles', 'Buyer Tools', 'Servicing and Parts', '{dealership}'],
    ],
    [
      'has the buyer tools (OS-15)',
      labels(config.footer.groups[1]?.items),
      [
        'New {Vehicles}',
        'Demo {Vehicles}',
        'Used {Vehicles}',
        'Current Offers',
        'Finance',
        'Fleet',
        'Trade In',
        'Test Drive',
      ],
    ],
    [
      'names five ways to pay (OS-13)',
      config.footer.paymentMethods,
      ['mastercard', 'visa', 'maestro', 'googlePay', 'applePay'],
    ],
    ['shows every review (OS-17)', [config.reviews.minRating, config.reviews.hiddenIds], [null, []]],
    ['shows at most twelve Google reviews (OS-17)', config.reviews.googleLimit, 12],
    ["titles its news 'Latest News' (OS-11)", config.blog.title, 'Latest News'],
    ["titles its places 'Our Locations' (OS-05)", config.locations.title, 'Our Locations'],
    ['makes slides of 540 by 1920 (OS-16)', [config.sliders.height, config.sliders.width], [540, 1920]],
    ['insists on comments (FM-05)', config.contact.enquiry.commentsRequired, true],
    ['starts with the general enquiry (FM-05)', config.contact.enquiry.defaultCategory, 'General Enquiry'],
    [
      'lends $1,000 to $100,000, $30,000 at first (FN-01)',
      [calculator.amountMinCents, calculator.amountMaxCents, calculator.amountDefaultCents],
      [100_000, 10_000_000, 3_000_000],
    ],
    ['lends for up to 7 years, 6 at first (FN-03)', [calculator.termMax, calculator.termDefault], [7, 6]],
    [
      'lends at 0.5 to 15, 10 at first (FN-04)',
      [calculator.interestMin, calculator.interestMax, calculator.interestDefault],
      [0.5, 15, 10],
    ],
    ['links finance to /finance (RT-09)', config.finance.link, '/finance'],
    [
      'adds up a budget simply (FN-20)',
      config.budget,
      expect.objectContaining({
        method: 'simple',
        weeklyCents: 20_000,
        monthlyCents: 60_000,
        depositCents: 200_000,
        maxPriceCents: 10_000_000,
      }),
    ],
    [
      'offers quick picks (FN-24)',
      config.budget.quickPicksCents,
      [500_000, 1_000_000, 1_500_000, 2_000_000, 2_500_000, 3_000_000, 4_000_000, 5_000_000, 7_000_000],
    ],
    ['reserves for $200 (CK-01)', config.features.reserveAmountCents, 20_000],
    ['is in Queensland [CN-01]', config.locale.defaultState, 'qld'],
    ['searches Car_production (CA-01)', config.search.indexName, 'Car_production'],
    ['gates payment and garage (WL-06)', config.features.gatedPages, ['onlinePayment', 'myGarage']],
  ])('%s', (_, value, expected) => {
    expect(value).toEqual(expected)
  })

  it.each([
    'reserve',
    'checkout',
    'signIn',
    'watchlist',
    'onlinePayment',
    'myGarage',
    'personalisedFinance',
    'creditFinance',
    'spinToWin',
  ] as const)('does not offer %s, which is off until its flow exists', (feature) => {
    expect(config.features[feature]).toBe(false)
  })
})
