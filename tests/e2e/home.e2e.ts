import type { Locator } from '@playwright/test'
import { at, expect, sites, test } from './fixtures.ts'
import { slidesPath } from './yard.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const slug of sites) {
    test(`${slug} is complete, and its first step works`, async ({ page }) => {
      await page.goto(at(slug))
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await page.locator('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(3)
      expect(await page.locator('main').getByRole('article').count()).toBeGreaterThan(3)
      await page.locator('main a[href^="/search/"]').first().click()
      await expect(page.getByRole('article').first()).toBeVisible()
    })
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a wall of dense cards is four lines long, and all of it on a desk', async ({ page }) => {
    await page.goto(at('throttle'))
    const bikes = page.getByRole('region', { name: 'Fresh off the truck' }).getByRole('article')
    await expect(bikes).toHaveCount(4)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(bikes).toHaveCount(8)
  })

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without', () => {
      test.use({ javaScriptEnabled })

      test('a group’s dealerships are folded under their map, and unfold', async ({ page }) => {
        await page.goto(at('meridian'))
        const atlas = page.getByRole('region', { name: 'An atlas of dealerships' })
        const names = atlas.locator('dd')
        await expect(names.first()).toBeHidden()
        await atlas.getByText(/^All \d+ locations, by state$/).click()
        await expect(names.first()).toBeVisible()
        await page.setViewportSize({ width: 768, height: 1024 })
        await page.goto(at('meridian'))
        await expect(names.first()).toBeVisible()
        await expect(atlas.locator('summary')).toBeHidden()
      })
    })
  }
})

test('the slider’s previous is disabled at its start, and next at its end [OS-16] [OS-23]', async ({ page }) => {
  await page.goto(at('southbank', slidesPath))
  const [previous, next] = ['Previous: Slides', 'Next: Slides'].map((name) => page.getByRole('button', { name })) as [
    Locator,
    Locator,
  ]
  await expect(previous).toBeDisabled()
  await expect(next).toBeEnabled()
  await next.click()
  await expect(previous).toBeEnabled()
  await expect(page.getByRole('heading', { name: 'Slide 2' })).toBeInViewport({ ratio: 1 })
  await expect(next).toBeEnabled()
  // A press while it still moves would count from where it is.
  await page.waitForTimeout(400)
  await next.click()
  await expect(next).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'Slide 3' })).toBeInViewport({ ratio: 1 })
  await previous.click()
  await expect(next).toBeEnabled()
})

test('a shopper with a keyboard moves along the rail and opens a vehicle', async ({ page }) => {
  await page.goto(at('southbank'))
  const rail = page.locator('main section[tabindex="0"]').first()
  await rail.scrollIntoViewIfNeeded()
  const label = await rail.getAttribute('aria-label')
  const [previous, next] = [
    page.getByRole('button', { name: `Previous: ${label}` }),
    page.getByRole('button', { name: `Next: ${label}` }),
  ]
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(previous).toHaveAttribute('aria-disabled', 'false')
  for (let press = 0; press < 12 && (await next.getAttribute('aria-disabled')) === 'false'; press++) {
    await page.keyboard.press('Enter')
    await page.waitForTimeout(400)
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  const link = rail.getByRole('article').last().getByRole('link')
  const name = await link.textContent()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name!)
})
