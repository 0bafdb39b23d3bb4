import type { Page } from '@playwright/test'
import { at as home, expect, open, sites, test } from './fixtures.ts'
import { carPath } from './yard.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const entry = (page: Page, label: string) => menu(page).locator('summary', { hasText: label }).first()
const rest = (page: Page) => page.mouse.move(700, 880)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu opens, holds the focus, leads on and is closed on the next page, by keyboard alone [OS-08]', async ({
    page,
  }) => {
    await open(page, home('southbank'))
    const button = page.getByRole('button', { name: 'Menu' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(menu(page)).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await expect(page.getByRole('button', { name: 'Close the menu' })).toBeFocused()
    const held = () =>
      page.evaluate(() => {
        const { activeElement } = document
        return activeElement === document.body || document.querySelector('#site-menu')!.contains(activeElement)
      })
    for (let press = 0; press < 16; press++) {
      await page.keyboard.press(press < 12 ? 'Tab' : 'Shift+Tab')
      expect(await held()).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible')
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await entry(page, 'Our Stock').press('Enter')
    await menu(page).getByRole('link', { name: 'All stock' }).press('Enter')
    await expect(page).toHaveURL(/new-used-and-demo-cars/)
    await expect(menu(page)).toBeHidden()
  })

  test('a menu opened before any script has come holds the focus once they have [OS-08]', async ({ page }) => {
    const scripts = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(home('southbank'))
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu(page)).toBeVisible()
    const main = page.locator('main')
    await expect(main).toHaveJSProperty('inert', false)
    scripts.resolve()
    await expect(main).toHaveJSProperty('inert', true)
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await page.keyboard.press('Escape')
    await expect(main).toHaveJSProperty('inert', false)
  })

  test('the footer’s groups are folded, and open [OS-15]', async ({ page }) => {
    await page.goto(home('volt'))
    const group = page.locator('footer').getByRole('navigation', { name: 'Servicing and Parts' })
    await expect(group.getByRole('link', { name: 'Warranty' })).toBeHidden()
    await group.locator('summary').click()
    await expect(group.getByRole('link', { name: 'Warranty' })).toBeVisible()
  })

  test('‘Instant Message’ opens the chat on a site that has one [VD-17]', async ({ page }) => {
    await page.goto(home('coastline-toyota', carPath('coastline-toyota', 'certified')))
    await page.getByRole('button', { name: 'OK', exact: true }).click()
    await page.evaluate(() => scrollTo(0, 1200))
    await page.getByRole('button', { name: 'Instant Message' }).click()
    await expect(page.getByRole('region', { name: 'Message Coastline Toyota' })).toBeVisible()
    await page.getByRole('link', { name: 'Write a message' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the menu still opens and leads on; every link of the footer is there [OS-08] [OS-15]', async ({ page }) => {
      await page.goto(home('southbank'))
      await expect(page.locator('footer').getByRole('link', { name: 'Careers' })).toBeVisible()
      await page.getByRole('button', { name: 'Menu' }).click()
      await entry(page, 'Company').click()
      await expect(menu(page).getByRole('link', { name: 'Careers' })).toBeVisible()
      await menu(page).getByRole('link', { name: 'Finance' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finance')
    })
  })
})

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a dropdown opens by click and by keyboard, and closes on Escape, elsewhere, and when it is told to [OS-08]', async ({
    page,
  }) => {
    await open(page, home('southbank'))
    const company = entry(page, 'Company')
    const careers = menu(page).getByRole('link', { name: 'Careers' })
    await company.press('Enter')
    await expect(careers).toBeVisible()
    await careers.focus()
    await page.keyboard.press('Escape')
    await expect(careers).toBeHidden()
    await expect(company).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(menu(page).getByRole('link', { name: 'About Us' })).toBeFocused()
    await entry(page, 'Our Stock').focus()
    await expect(careers).toBeHidden()
    await company.click()
    await expect(careers).toBeVisible()
    await page.mouse.click(20, 600)
    await expect(careers).toBeHidden()
    await company.click()
    await page.evaluate(() => dispatchEvent(new Event('closemenus')))
    await expect(careers).toBeHidden()
  })

  test('a dropdown opens for a pointer that rests, stays for one that presses, and not for one that passes [OS-08]', async ({
    page,
  }) => {
    await open(page, home('southbank'))
    const careers = menu(page).getByRole('link', { name: 'Careers' })
    await entry(page, 'Company').hover()
    await expect(careers).toBeVisible()
    await rest(page)
    await expect(careers).toBeHidden()
    await entry(page, 'Company').hover()
    await expect(careers).toBeVisible()
    await entry(page, 'Company').click()
    await rest(page)
    await page.waitForTimeout(500)
    await expect(careers).toBeVisible()
  })

  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [768, 1024],
  ] as const)
    test(`at ${width} × ${height} every brand of a group is within reach, with its mark [OS-08]`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto(home('meridian'))
      const button = page.getByRole('button', { name: 'Menu' })
      if (await button.isVisible()) await button.click()
      await entry(page, 'Brands').click()
      const tiles = menu(page).locator('.brand-tile')
      expect(await tiles.count()).toBeGreaterThan(40)
      expect(await tiles.locator('img').count()).toBe(await tiles.count())
      await tiles.last().focus()
      await expect(tiles.last()).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    })

  test('a header may lie over the home page’s hero; over other pages it is a bar', async ({ page }) => {
    const header = page.locator('.site-header')
    await page.goto(home('meridian'))
    await expect(header).toHaveCSS('position', 'fixed')
    await page.goto(home('meridian', '/contact'))
    await expect(header).toHaveCSS('position', 'relative')
  })

  test('models stand by body, three in a row [OS-10]', async ({ page }) => {
    await page.goto(home('coastline-toyota'))
    await entry(page, 'Models').click()
    const suvs = menu(page).getByRole('region', { name: 'SUV' })
    await expect(suvs.getByRole('link', { name: 'Kluger' })).toBeVisible()
    const places = await menu(page)
      .locator('.model-rows')
      .evaluateAll((rows) => rows.map(({ children }) => children.length))
    expect(places.every((count) => count > 0 && count % 3 === 0)).toBe(true)
    const tops = await suvs
      .locator('li')
      .evaluateAll((all) => all.slice(0, 3).map((li) => li.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  })

  test('the folded search opens with the focus in its box', async ({ page }) => {
    await page.goto(home('volt'))
    await page.locator('.folded-search summary').click()
    // With suggestions at hand it is a combobox, else a box to search by.
    await expect(page.locator('.folded-search input')).toBeFocused()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    for (const slug of sites)
      test(`${slug}: every menu opens and leads to links [OS-08]`, async ({ page }) => {
        await page.goto(home(slug))
        const items = menu(page).locator('summary')
        for (let place = 0; place < (await items.count()); place++) {
          await items.nth(place).click()
          await expect(menu(page).locator('details[open] a').first()).toBeVisible()
        }
      })
  })
})

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`a notice leaves the hero’s buttons free on a first visit at ${width} × ${height}, and says all it has to`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(home('coastline-toyota'))
    const notice = page.getByRole('complementary', { name: 'Cookies and tracking' })
    await expect(notice).toBeVisible()
    const boxOf = async (part: typeof notice) => (await part.boundingBox())!
    const words = await boxOf(notice)
    for (const name of ['Certified used cars', 'New models']) {
      const button = page.getByRole('main').getByRole('link', { name, exact: true })
      await expect(button).toBeInViewport({ ratio: 1 })
      const box = await boxOf(button)
      const isBeside = box.x + box.width <= words.x
      expect(isBeside || box.y + box.height <= words.y, name).toBe(true)
    }
    const more = notice.getByRole('link', { name: 'Read more' })
    if (width < 640) await notice.getByText('Cookies and tracking').click()
    await expect(more).toBeInViewport({ ratio: 1 })
    // What has the focus comes to stand above it, and the chat's button makes room.
    const chat = page.getByRole('button', { name: 'Message us' })
    await expect(page.locator('html')).toHaveCSS('scroll-padding-bottom', '96px')
    await expect(chat).toBeHidden()
    await notice.getByRole('button', { name: 'OK' }).click()
    await expect(notice).toBeHidden()
    await expect(page.locator('html')).toHaveCSS('scroll-padding-bottom', 'auto')
    await expect(chat).toBeVisible({ visible: width >= 768 })
  })
}

test('a notice and a popup come one at a time, over no form, and once closed stay so [OS-09]', async ({ page }) => {
  await page.clock.install()
  await page.goto(home('coastline-toyota'))
  const notice = page.getByRole('complementary', { name: 'Cookies and tracking' })
  const popup = page.getByRole('dialog', { name: 'Certified week' })
  const box = page.locator('.header-search input')
  await expect(notice).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(popup).toBeHidden()
  await notice.getByRole('button', { name: 'OK' }).click()
  await expect(notice).toBeHidden()
  await page.goto(home('coastline-toyota', '/contact'))
  await page.clock.runFor(20_000)
  await expect(popup).toBeHidden()
  await page.goto(home('coastline-toyota'))
  // The clock would go on by itself, too: a busy machine needs a second from here to the focus, and some time to here.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await page.clock.runFor(4_000)
  await expect(popup).toBeHidden()
  await box.focus()
  await page.clock.runFor(7_000)
  await expect(popup).toBeHidden()
  await box.blur()
  await page.clock.runFor(2_000)
  await expect(popup).toBeVisible()
  await page.clock.resume()
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  const { width, height } = (await popup.boundingBox())!
  expect(width).toBeLessThanOrEqual(600)
  expect(height).toBeLessThanOrEqual(0.8 * page.viewportSize()!.height + 1)
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(page.locator('html')).toHaveCSS('overflow', 'visible')
  await page.goto(home('coastline-toyota', '/finance'))
  await page.clock.runFor(20_000)
  await expect(popup).toBeHidden()
  await expect(notice).toBeHidden()
})

test('what fails within a page is said in the same frame', async ({ page }) => {
  await open(page, home('southbank', '/search/new-used-and-demo-cars'))
  await page.route('**/*.data*', (route) => route.fulfill({ status: 503, body: '' }))
  await page.route('**/stock/**', (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.locator('header').getByRole('link', { name: 'Southbank Motors' })).toBeVisible()
  await expect(page.locator('footer').getByRole('link', { name: 'Careers' })).toBeVisible()
})
