import type { Page } from '@playwright/test'
import { writtenSteps } from '../../domain/finance/application/testing-answers.ts'
import { violationsOn } from './accessibility.ts'
import { at, expect, test } from './fixtures.ts'

/** Fills in a step as people do, and goes on. */
async function answer(page: Page, step: keyof typeof writtenSteps, changes: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({ ...writtenSteps[step], ...changes })) {
    const field = page.locator(`main [name="${name}"]`)
    if (name === 'income_every') await page.getByText(value, { exact: true }).click()
    else if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value)
    else await field.fill(value)
  }
  await page.getByRole('button', { name: 'Save and continue' }).click()
}

const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

async function apply(page: Page, look: () => Promise<void> = async () => {}) {
  await page.goto(at('southbank', '/apply-for-finance'))
  await look()
  await page.getByRole('button', { name: 'Start my application' }).click()
  await title(page, 'About you')
  await look()
  await answer(page, 'about')
  await title(page, 'Where you live')
  await answer(page, 'residence', { previous_address: '' })
  const faults = page.getByRole('alert')
  await expect(faults).toContainText('you have lived at this one for less than three years')
  await expect(page.getByLabel('Address before that')).toBeFocused()
  await expect(page.getByLabel('Street address')).toHaveValue(writtenSteps.residence.street)
  await look()
  await answer(page, 'residence')
  await title(page, 'Your work')
  // Somebody comes back another day, by the link alone.
  const link = await page.getByLabel('Your link').inputValue()
  await page.goto('about:blank')
  await page.goto(link)
  await answer(page, 'employment')
  await answer(page, 'income')
  await title(page, 'What you own and owe')
  await page.goBack()
  await expect(page.getByLabel('Income after tax ($)')).toHaveValue(/^\$?2,468\.13$/)
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await answer(page, 'assets')
  await title(page, 'Check and send')
  await expect(page.getByText('$2,468.13')).toBeVisible()
  await look()
  await page.getByText('may get my credit report').click()
  await page.getByText('What I have written is true').click()
  await page.getByRole('button', { name: 'Send my application' }).click()
  await expect(page).toHaveURL(/\/success\?lead=/)
  // Gone back to, it is sent: there is no second time.
  await page.goBack()
  await expect(page).toHaveURL(/\/success\?lead=/)
}

test('an application goes step by step, comes back by its link, and is accessible throughout [RT-09] [FM-01]', async ({
  page,
}) => {
  await apply(page, async () => expect(await violationsOn(page)).toEqual([]))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an application goes the same way [RT-09] [FM-01]', async ({ page }) => {
    await apply(page)
  })
})

test('staff open an application by the link in their mail, and it is accessible [RT-09]', async ({ page }) => {
  await apply(page)
  await page.goto(at('southbank', '/_mail'))
  const mail = page.getByRole('link', { name: /Finance Application/ }).first()
  await expect(async () => {
    await page.reload()
    await expect(mail).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await mail.click()
  const link = await page.content().then((html) => /(\/finance-application\/[\w.-]+)/.exec(html)![1]!)
  await page.goto(at('southbank', link))
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Open application' }).click()
  await expect(page.getByText('Wombatworks Pty Ltd')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})
