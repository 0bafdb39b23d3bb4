import type { Page } from '@playwright/test'
import { shortWarning } from '../../domain/finance/statutory-warnings.ts'
import { at, expect, test } from './fixtures.ts'
import { carPath } from './yard.ts'

/** A site whose shoppers may change everything. */
const slug = 'meridian'
const open = (page: Page, query = '') => page.goto(at(slug, `${carPath(slug, 'everything')}${query}`))
const calculator = (page: Page) => page.getByRole('region', { name: 'Finance calculator' })

/** Once its script is there. */
async function lively(page: Page): Promise<void> {
  await open(page)
  const script = page.waitForResponse(/finance-calculator-.*\.js$/)
  await calculator(page).scrollIntoViewIfNeeded()
  await (await script).finished()
}

test('a figure is answered as it is typed or dragged, the address follows, and the first use is counted, once [FN-08] [FN-06] [part of AN-01] [VD-14]', async ({
  page,
}) => {
  const counted: number[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) counted.push(request.postDataJSON().id)
  })
  await lively(page)
  const region = calculator(page)
  await region.getByRole('textbox', { name: 'Amount' }).fill('20000')
  await region.getByRole('textbox', { name: 'Interest' }).fill('10')
  await region.getByRole('textbox', { name: 'Term' }).fill('5')
  await region.getByText('Monthly', { exact: true }).click()
  await expect(region.locator('[data-repayment]')).toContainText('$425 per month')
  await expect(region.locator('[data-repayment]')).toContainText(shortWarning)
  await expect(page).toHaveURL(/\?amount=20000&term=5&frequency=month$/)
  await expect(region.getByRole('link', { name: 'Get Finance' })).toHaveAttribute(
    'href',
    /amount=20000&.*frequency=month/,
  )
  await region.getByRole('slider', { name: 'Amount' }).press('ArrowRight')
  await expect(region.getByRole('textbox', { name: 'Amount' })).toHaveValue('20,500')
  await expect(region.getByRole('slider', { name: 'Amount' })).toHaveValue('20500')
  await region.getByRole('textbox', { name: 'Amount' }).fill('1000')
  await expect(region.getByText('Enquire for Finance')).toBeVisible()
  await expect(region.locator('[data-repayment]')).toBeHidden()
  expect(counted.filter((id) => id === 26)).toHaveLength(1)
})

test('what is out of bounds is told and brought within them once it is left [FN-01]', async ({ page }) => {
  await lively(page)
  const amount = calculator(page).getByRole('textbox', { name: 'Amount' })
  await amount.fill('$9,999,999')
  await expect(calculator(page).getByText(/^Cannot be less than/)).toBeVisible()
  await amount.press('Tab')
  await expect(amount).toHaveValue('100,000')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the server answers, and the page can be shared by its address [VD-14]', async ({ page }) => {
    await open(page)
    const region = calculator(page)
    await expect(region.getByRole('slider')).toHaveCount(0)
    await region.getByRole('textbox', { name: 'Amount' }).fill('20,000')
    await region.getByText('Monthly', { exact: true }).click()
    await region.getByRole('button', { name: 'Work it out' }).click()
    await expect(page).toHaveURL(/amount=20%2C000&.*frequency=month#finance-calculator$/)
    await expect(calculator(page).locator('[data-repayment]')).toContainText('$20,000 over 6 years')
  })
})

test('below 768 px no repayment stands in a header [VD-16]', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 })
  await page.goto(at('southbank', carPath('southbank', 'everything')))
  await page.mouse.wheel(0, 1_200)
  await expect(page.locator('[data-repayment=line]').filter({ visible: true })).toHaveCount(0)
})
