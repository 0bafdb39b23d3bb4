import { at as home, expect, open, test } from './fixtures.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu opens, leads on and is closed on the next page, by keyboard alone', async ({ page }) => {
    await page.goto(home('southbank'))
    const button = page.getByRole('button', { name: 'Menu' })
    await button.focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('navigation', { name: 'Menu' })
    await expect(drawer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await drawer.getByText('Our Stock').press('Enter')
    await drawer.getByRole('link', { name: /All stock/ }).press('Enter')
    await expect(page).toHaveURL(/new-used-and-demo-cars/)
    await expect(drawer).toBeHidden()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the menu still opens and leads on', async ({ page }) => {
      await page.goto(home('southbank'))
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Finance' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finance')
    })
  })
})

test('a dropdown opens and closes by keyboard, and on a click elsewhere', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, home('southbank'))
  const company = page.getByRole('navigation', { name: 'Main' }).getByText('Company')
  const careers = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' })
  await company.press('Enter')
  await expect(careers).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(careers).toBeHidden()
  await company.click()
  await expect(careers).toBeVisible()
  await page.mouse.click(20, 600)
  await expect(careers).toBeHidden()
})
