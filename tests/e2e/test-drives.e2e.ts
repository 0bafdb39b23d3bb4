import type { Page } from '@playwright/test'
import { violationsOn } from './accessibility.ts'
import { at, expect, open, templateInTurn, templates, test } from './fixtures.ts'
import { carPath } from './yard.ts'

async function fillJane(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Jane')
  await page.getByLabel('Last Name').fill('Citizen')
  await page.getByLabel('Mobile Number').fill('0412 345 678')
  await page.getByRole('textbox', { name: 'Email' }).fill('jane@example.com')
}

/** The form of the first place a site offers, with its script at work. */
async function openTimes(page: Page, slug: (typeof templates)[number]) {
  await open(page, at(slug, '/book-test-drive'))
  const place = page.getByRole('navigation', { name: 'Where would you like to drive?' }).getByRole('link').first()
  if (await place.isVisible()) await place.click()
  const form = page.getByRole('form', { name: 'Book a Test Drive' })
  await form.hover()
  await expect(form).toHaveAttribute('novalidate')
  return form
}

for (const slug of templateInTurn(1)) {
  test(`${slug}: a test drive is booked by the keyboard alone, the button says what it does, and is moved and cancelled by its link [FM-11]`, async ({
    page,
  }) => {
    const form = await openTimes(page, slug)
    expect(await violationsOn(page)).toEqual([])
    await form.getByRole('button', { name: 'Continue' }).press('Enter')
    await expect(form.getByRole('alert')).toContainText('Choose a time.')
    const second = form.locator('fieldset details').nth(1)
    await second.locator('summary').press('Enter')
    await second.getByRole('radio').first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    const chosen = second.getByRole('radio').nth(1)
    await expect(chosen).toBeChecked()
    const [day, time] = (await chosen.getAttribute('aria-label'))!.split(', ') as [string, string]
    await page.keyboard.press('Enter')
    await expect(form.getByLabel('First Name')).toBeFocused()
    await fillJane(page)
    await form.getByRole('button', { name: `Book ${day.split(' ')[0]!} ${time}` }).press('Enter')
    await expect(page).toHaveURL(/\/success\?lead=/)
    await expect(page.getByText(`expects you on ${day} at ${time}`)).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', /calendar\.ics$/)
    await page.getByRole('link', { name: 'Move or cancel' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your test drive')
    expect(await violationsOn(page)).toEqual([])
    const lastDay = page.locator('fieldset details').last()
    await lastDay.locator('summary').press('Enter')
    const last = lastDay.getByRole('radio').last()
    const label = (await last.getAttribute('aria-label'))!
    await last.press('Space')
    await page.getByRole('button', { name: 'Move test drive' }).press('Enter')
    await expect(page.getByText('It has a new time.')).toBeVisible()
    await expect(page.getByText(label.replace(', ', ' at ')).first()).toBeVisible()
    await page.getByRole('button', { name: 'Cancel test drive' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your test drive is cancelled')
    expect(await violationsOn(page)).toEqual([])
  })
}

test('of two who want one car at one time the second gets the next times, with all they wrote [FM-11]', async ({
  page,
  newVisitor,
}) => {
  const other = await newVisitor()
  const choose = async (who: Page) => {
    await open(who, at('southbank', carPath('southbank', 'everything')))
    await who.getByRole('main').getByRole('link', { name: 'Book a Test Drive', exact: true }).click()
    const dialog = who.getByRole('dialog')
    const day = dialog.locator('fieldset details').last()
    await day.locator('summary').click()
    await day.getByText('11:00 am', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await fillJane(who)
    return dialog.getByRole('button', { name: /^Book / })
  }
  const [first, second] = [await choose(page), await choose(other)]
  await first.click()
  await expect(page).toHaveURL(/\/success\?lead=/)
  await second.click()
  const dialog = other.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText('That time has just gone. Free next:')
  await expect(dialog.getByLabel('First Name')).toHaveValue('Jane')
  await dialog.getByRole('radio').first().check({ force: true })
  await dialog.getByRole('button', { name: /^Book / }).click()
  await expect(other).toHaveURL(/\/success\?lead=/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a place is chosen, then a time; it is booked, moved and cancelled [FM-11]', async ({ page }) => {
    await page.goto(at('volt', '/book-test-drive'))
    const place = page.getByRole('navigation', { name: 'Where would you like to drive?' }).getByRole('link').first()
    if (await place.isVisible()) await place.click()
    const day = page.locator('fieldset details').nth(2)
    await day.locator('summary').click()
    await day.getByText('10:00 am', { exact: true }).click()
    await fillJane(page)
    await page.getByRole('button', { name: 'Book Test Drive' }).click()
    await expect(page.getByText(/expects you on .* at 10:00 am/)).toBeVisible()
    await page.getByRole('link', { name: 'Move or cancel' }).click()
    await page.getByRole('button', { name: 'Move test drive' }).click()
    await expect(page.getByText('Choose a time.')).toBeVisible()
    await page.locator('fieldset details[open] label').last().click()
    await page.getByRole('button', { name: 'Move test drive' }).click()
    await expect(page.getByText('It has a new time.')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel test drive' }).click()
    await expect(page.getByText('It is cancelled.')).toBeVisible()
  })
})
