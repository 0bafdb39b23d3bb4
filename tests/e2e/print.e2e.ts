import { at, expect, open, test } from './fixtures.ts'
import { carPath } from './yard.ts'

const path = () => carPath('southbank', 'everything')
const slug = () => path().slice('/cars/'.length)

test('a vehicle is printed from a tab of its own [RT-11] [part of AN-01]', async ({ page, context }) => {
  await open(page, at('southbank', path()))
  const counted = page.waitForRequest(
    (request) => request.url().endsWith('/api/events') && request.postDataJSON().id === 61,
  )
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: /^Print/ }).click()
  await counted
  const sheet = await opened
  await expect(sheet).toHaveURL(new RegExp(`/print\\?car_id=${slug()}$`))
  await expect(sheet.getByRole('navigation')).toHaveCount(0)
  await sheet.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await sheet.getByRole('button', { name: 'Print' }).click()
  await expect(sheet.locator('body')).toHaveAttribute('data-printed')
})

test('the file is being prepared, then saved under its name [VD-29]', async ({ page }) => {
  await open(page, at('southbank', path()))
  const held = Promise.withResolvers<void>()
  await page.route('**/api/cars/*.pdf', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('link', { name: 'Download PDF' }).click()
  await expect(page.getByRole('link', { name: 'Preparing...' })).toBeVisible()
  const saved = page.waitForEvent('download')
  held.resolve()
  expect((await saved).suggestedFilename()).toBe(`${slug()}.pdf`)
  await expect(page.getByRole('link', { name: 'Download PDF' })).toBeVisible()
})

test('where the file cannot be made its message is shown [VD-29]', async ({ page }) => {
  await open(page, at('southbank', path()))
  await page.route('**/api/cars/*.pdf', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Too many visitors at once.' } }),
  )
  await page.getByRole('link', { name: 'Download PDF' }).click()
  await expect(page.getByRole('alert')).toContainText('Too many visitors at once.')
  await expect(page.getByRole('link', { name: 'Download PDF' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the file is a plain download [VD-29]', async ({ page }) => {
    await page.goto(at('southbank', path()))
    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download PDF' }).click()
    expect((await saved).suggestedFilename()).toBe(`${slug()}.pdf`)
  })
})
