import type { Page } from '@playwright/test'
import { violationsOn } from './accessibility.ts'
import { at as atSite, expect, type SiteSlug, test } from './fixtures.ts'
import { type Car, carPath, frames } from './yard.ts'

const at = (slug: SiteSlug, car: Car) => atSite(slug, carPath(slug, car))

const modes = (page: Page) => page.getByRole('group', { name: 'Ways to look' })
const mode = (page: Page, name: string) => modes(page).getByRole('button', { name, exact: true })
const strip = (page: Page) => page.getByRole('region', { name: /^Photos of/ })
const turntable = (page: Page) => page.getByRole('slider', { name: /^Turn the/ })
const degrees = async (page: Page) => Number(await turntable(page).getAttribute('aria-valuenow'))
const perFrame = 360 / frames

/** A visitor for whom nothing moves by itself. */
const still = { reducedMotion: 'reduce' } as const

test('the vehicle turns once around by itself, and stops where it began [VD-04]', async ({ page }) => {
  await page.goto(at('southbank', 'everything'))
  await expect(mode(page, '360°')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Stop turning' })).toBeVisible()
  await expect.poll(() => degrees(page)).toBeGreaterThan(180)
  await expect(page.getByRole('button', { name: 'Turn once around' })).toBeVisible({ timeout: frames * 100 + 3_000 })
  expect(await degrees(page)).toBe(0)
  await page.waitForTimeout(400)
  expect(await degrees(page)).toBe(0)
})

test.describe('at rest', () => {
  test.use({ contextOptions: still })

  test('nothing turns for those who asked for less motion; drag, keys and buttons turn it, twenty pixels a frame [VD-04]', async ({
    page,
  }) => {
    await page.goto(at('southbank', 'everything'))
    await turntable(page).waitFor()
    await page.waitForTimeout(400)
    expect(await degrees(page)).toBe(0)
    const box = (await turntable(page).boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 3]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 59, y)
    expect(await degrees(page)).toBe(2 * perFrame)
    await page.mouse.move(x + 60, y)
    expect(await degrees(page)).toBe(3 * perFrame)
    await page.mouse.move(x - 20, y)
    expect(await degrees(page)).toBe(360 - perFrame)
    await page.mouse.up()
    await page.mouse.move(x + 200, y)
    expect(await degrees(page)).toBe(360 - perFrame)
    await turntable(page).press('ArrowRight')
    expect(await degrees(page)).toBe(0)
    await page.getByRole('button', { name: 'Turn to the left' }).press('Enter')
    expect(await degrees(page)).toBe(360 - perFrame)
  })

  test('a marked point is there at its angle only, and says what it is [VD-04]', async ({ page }) => {
    await page.goto(at('southbank', 'everything'))
    const point = page.getByRole('button', { name: /Headlamps/ })
    await turntable(page).focus()
    for (let press = 0; press < 3; press++) {
      await expect(point).toHaveCount(0)
      await page.keyboard.press('ArrowRight')
    }
    const [box, stage] = [(await point.boundingBox())!, (await turntable(page).boundingBox())!]
    expect((box.x + box.width / 2 - stage.x) / stage.width).toBeCloseTo(0.25, 2)
    await page.keyboard.press('Tab')
    await expect(point).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Headlamps that dip themselves', { exact: true })).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByText('Headlamps that dip themselves', { exact: true })).toBeHidden()
  })

  test('leaving the gallery resets it; a thumbnail opens its photo [VD-03]', async ({ page }) => {
    await page.goto(at('southbank', 'everything'))
    await mode(page, 'Photos').click()
    await expect(page.getByText('1 of 10', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Photo 4 of 10' }).click()
    await expect(page.getByText('4 of 10', { exact: true })).toBeVisible()
    await mode(page, '360°').click()
    await mode(page, 'Photos').click()
    await expect(page.getByText('1 of 10', { exact: true })).toBeVisible()
    expect(await strip(page).evaluate((element) => element.scrollLeft)).toBe(0)
  })

  test('the stock video stands second [VD-05]', async ({ page }) => {
    await page.goto(at('southbank', 'everything'))
    await mode(page, 'Photos').click()
    await strip(page).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('2 of 10', { exact: true })).toBeVisible()
    await expect(strip(page).getByRole('listitem').nth(1).locator('video')).toBeInViewport()
    await expect(strip(page).locator('video')).toHaveCount(1)
  })

  test('with a keyboard alone: full screen, photos, zoom, back to the button [VD-03]', async ({ page }) => {
    test.slow()
    await page.goto(at('volt', 'everything'))
    const enlarge = page.getByRole('button', { name: 'View full screen' })
    await enlarge.focus()
    await page.keyboard.press('Enter')
    const dialog = page.locator('dialog:modal')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByText('3 of 10', { exact: true })).toBeVisible()
    await page.keyboard.press('+')
    await expect(dialog.getByRole('region', { name: /closer$/ })).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    await page.keyboard.press('-')
    await expect(dialog.getByRole('region', { name: /closer$/ })).toHaveCount(0)
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press('Tab')
      // Between two rounds the browser's own frame has the focus, and the document none.
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement!.closest('dialog') !== null,
        ),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(enlarge).toBeFocused()
    await expect(page.getByText('3 of 10', { exact: true })).toBeVisible()
  })

  test('a click looks closer, another goes back; the close button closes', async ({ page }) => {
    await page.goto(at('volt', 'everything'))
    await page.getByRole('button', { name: 'View full screen' }).click()
    const dialog = page.locator('dialog:modal')
    await dialog.getByRole('img').first().click()
    const closer = dialog.getByRole('region', { name: /closer$/ })
    await expect(closer).toBeVisible()
    await closer.click({ position: { x: 300, y: 300 } })
    await expect(closer).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Close full screen' }).click()
    await expect(page.getByRole('button', { name: 'View full screen' })).toBeFocused()
  })

  test('inside, arrow keys look around, and a marked point says what it is; or there is a plain picture', async ({
    page,
  }) => {
    await page.goto(at('southbank', 'everything'))
    await mode(page, 'Interior').click()
    const around = page.getByRole('slider', { name: /^Look around/ })
    const plain = page.getByRole('img', { name: /^Interior of/ })
    await expect(page.getByText('Loading the interior')).toHaveCount(0)
    if (await plain.isVisible()) return
    await page.getByRole('button', { name: /A screen as wide/ }).click()
    await expect(page.getByText('A screen as wide as a map', { exact: true })).toBeVisible()
    await around.focus()
    for (let press = 0; press < 9; press++) await page.keyboard.press('ArrowRight')
    await expect(around).toHaveAttribute('aria-valuenow', '90')
    await expect(page.getByRole('button', { name: /A screen as wide/ })).toHaveCount(0)
  })

  test('a plain picture stands in where the inside cannot be painted', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await page.goto(at('southbank', 'everything'))
    await mode(page, 'Interior').click()
    await expect(page.getByRole('img', { name: /^Interior of/ })).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
  })

  test('a thumb hits every control of the viewer', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(at('southbank', 'everything'))
    await turntable(page).waitFor()
    for (const name of ['360°', 'Photos', 'Interior']) {
      await mode(page, name).click()
      const small = await page.locator('article button').evaluateAll(
        (buttons) =>
          buttons
            .filter((button) => button.checkVisibility())
            .map((button) => button.getBoundingClientRect())
            .filter(({ width, height }) => Math.min(width, height) < 47.5).length,
      )
      expect([name, small]).toEqual([name, 0])
    }
  })
})

test('where the site wants it so, nothing turns by itself; a button turns it [VD-04]', async ({ page }) => {
  await page.goto(at('outback-rv', 'everything'))
  await expect(mode(page, '360°')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Turn once around' }).waitFor()
  await page.waitForTimeout(400)
  expect(await degrees(page)).toBe(0)
  await page.getByRole('button', { name: 'Turn once around' }).click()
  await expect.poll(() => degrees(page)).toBeGreaterThan(0)
})

test('each way to look shows its own, and one at a time [VD-03]', async ({ page }) => {
  await page.goto(at('southbank', 'everything'))
  const views = {
    '360°': turntable(page),
    Walkaround: page.getByLabel(/^Walkaround video of/),
    Interior: page.getByRole('slider', { name: /^Look around/ }).or(page.getByRole('img', { name: /^Interior of/ })),
    Photos: page.getByText('1 of 10', { exact: true }),
  }
  for (const [name, own] of Object.entries(views)) {
    await mode(page, name).click()
    for (const view of Object.values(views)) await expect(view).toHaveCount(view === own ? 1 : 0)
    await expect(mode(page, name)).toHaveAttribute('aria-pressed', 'true')
  }
})

test('the site may open with photos [VD-03]', async ({ page }) => {
  await page.goto(at('volt', 'everything'))
  await expect(mode(page, 'Photos')).toHaveAttribute('aria-pressed', 'true')
})

test('three photos have no thumbnails, and a way to look that is not there is not offered [VD-02, VD-03]', async ({
  page,
}) => {
  await page.goto(at('southbank', 'fewPhotos'))
  await expect(page.getByText('1 of 3', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Photo \d/ })).toHaveCount(0)
  await expect(modes(page)).toHaveCount(0)
  await page.goto(at('southbank', 'everything'))
  await expect(page.getByRole('button', { name: /^Photo \d/ })).toHaveCount(9)
})

test('the opening picture comes first, then all frames small, a coarse turn before the rest, then sharp ones', async ({
  page,
}) => {
  const asked: URL[] = []
  page.on('request', (request) => request.url().includes('/media/test/') && asked.push(new URL(request.url())))
  await page.goto(at('southbank', 'everything'))
  await turntable(page).waitFor()
  expect(asked[0]!.pathname).toBe('/media/test/photo-0')
  await turntable(page).press('ArrowRight')
  const turning = () =>
    asked
      .filter(({ pathname }) => pathname.includes('spin'))
      .map(({ pathname, searchParams }) => `${Number(pathname.slice(-2))} at ${searchParams.get('w')}`)
  await expect.poll(() => turning().length).toBe(2 * frames)
  const small = Array.from({ length: frames }, (_, frame) => `${frame} at 320`)
  const ring = small.filter((_, frame) => frame % 3 === 0)
  expect(turning().slice(0, ring.length)).toEqual(ring)
  expect(turning().slice(0, frames).toSorted()).toEqual(small.toSorted())
  expect(new Set(turning().slice(frames)).size).toBe(frames)
  expect(
    await strip(page)
      .or(page.locator('[data-part=viewer] ul'))
      .first()
      .locator('img')
      .first()
      .getAttribute('fetchpriority'),
  ).toBe('high')
})

test('a price never stands without its type; sold says so; the details are there at a glance [VD-07]', async ({
  page,
}) => {
  await page.goto(at('southbank', 'sold'))
  await expect(page.getByText('SOLD', { exact: true })).toBeVisible()
  await page.goto(at('southbank', 'everything'))
  await expect(
    page
      .locator('main')
      .getByText(/^(Drive away|Excl\. Govt Charges)$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  const details = page.getByRole('region', { name: 'Car details' })
  await expect(details.getByText('Stock number')).toBeVisible()
})

test('the way here leads back to listings of the site; another site’s vehicle is not there [VD-01]', async ({
  page,
}) => {
  await page.goto(at('southbank', 'everything'))
  const links = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
  await expect(links).toHaveCount(5)
  const statusOf = (path: string) => page.evaluate(async (address) => (await fetch(address)).status, path)
  for (const href of await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))) {
    expect([href, await statusOf(href)]).toEqual([href, 200])
  }
  expect(await statusOf(carPath('throttle', 'everything'))).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const slug of ['southbank', 'outback-rv', 'volt'] as const) {
    test(`${slug}: all photos in a strip, the price, the details`, async ({ page }) => {
      await page.goto(at(slug, 'everything'))
      await expect(strip(page).getByRole('listitem')).toHaveCount(10)
      await expect(strip(page).getByRole('img').first()).toBeVisible()
      await expect(page.locator('[data-part=viewer]').getByRole('button')).toHaveCount(0)
      await strip(page).focus()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('article').getByRole('term').filter({ hasText: 'Stock number' })).toBeVisible()
    })
  }
})
