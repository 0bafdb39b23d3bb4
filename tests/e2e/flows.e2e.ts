import { at, expect, type SiteSlug, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

const dollars = (text: string) => Number(/\$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''))
const figure = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]?.replaceAll(',', ''))

/** What someone wants, as they would say it, and what each card must then say. */
const wishes: readonly [SiteSlug, string, RegExp, (card: string) => boolean][] = [
  [
    'southbank',
    'dual cab ute under 50k with a tow bar near 4000',
    /filtered_features=Tow\+Bar&body=Ute&cab=Dual\+Cab(?:&cab=Crew\+Cab)?&range%5Bprice%5D=%3A50000&near=4000&sortBy=/,
    (card) => /Dual\sCab/.test(card) && dollars(card) <= 50_000 && /\d\skm/.test(card),
  ],
  [
    'volt',
    'an EV under 60k with 400 km of range',
    /fuel=Electric&range%5Bprice%5D=%3A60000&range%5Brange_km%5D=400%3A/,
    (card) => dollars(card) <= 60_000 && figure(card, /Range\s(\d+)\skm/) >= 400,
  ],
  [
    'outback-rv',
    'caravan for four under 2,500 kg',
    /sleeps=4.*range%5Batm%5D=%3A2500/,
    (card) => /Sleeps\s*4/.test(card) && figure(card, /ATM\s*([\d,]+)\skg/) <= 2_500,
  ],
  ['throttle', 'learner legal', /learner_approved=true/, (card) => /Learner\sapproved/.test(card)],
]

for (const [site, wish, filters, isRight] of wishes) {
  test(`${site}: “${wish}” typed and sent ends on right vehicles, each filter to be seen [SL-32] [SL-34]`, async ({
    page,
  }) => {
    await page.goto(at(site))
    const box = page.locator('input[name=query]').filter({ visible: true }).first()
    // Folded where the template opens with a picture.
    if (!(await box.isVisible())) await page.locator('.folded-search summary').click()
    await box.fill(wish)
    await box.press('Enter')
    await expect(page).toHaveURL(filters)
    const cards = page.locator('.listing-results article')
    await expect(cards.first()).toBeVisible()
    // A phone lays out the first of them first: what is not yet has no words to be read by.
    await expect.poll(async () => (await cards.allInnerTexts()).filter((card) => !isRight(card))).toEqual([])
    await expect(page.getByRole('list', { name: 'Your filters' }).getByRole('link').first()).toBeVisible()
  })
}
