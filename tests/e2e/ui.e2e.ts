import type { Page } from '@playwright/test'
import { at as atSite, expect, looks, type SiteSlug, test } from './fixtures.ts'

const at = (slug: SiteSlug) => atSite(slug, '/_ui')

/** The page is ready for keys and clicks when the browser's own list has given way to ours. */
async function open(page: Page, slug: SiteSlug = 'southbank') {
  await page.goto(at(slug))
  await page.locator('input[role=combobox]').first().waitFor()
}

for (const slug of looks) {
  test(`${slug}: a thumb hits every control of a form and every button`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, slug)
    const small = await page.locator('main').evaluate((main) =>
      [...main.querySelectorAll('button, select, textarea, input:not(.sr-only), summary, label:has(input)')]
        .filter((element) => element.checkVisibility())
        .map((element) => ({ html: element.outerHTML.slice(0, 80), height: element.getBoundingClientRect().height }))
        .filter(({ height }) => height < 47.5),
    )
    expect(small).toEqual([])
  })
}

test('a missing picture or logo has a placeholder of the same 3:2 frame, with words [OS-20]', async ({ page }) => {
  await open(page)
  const frames = page.locator('#placeholder :is(svg[aria-hidden=true], img)')
  await expect(frames).toHaveCount(5)
  for (const frame of await frames.all()) {
    const { width, height } = (await frame.boundingBox())!
    expect(width / height).toBeCloseTo(1.5, 1)
  }
  await expect(page.locator('#placeholder').getByText('Photos coming soon')).toHaveCount(4)
})

test('one toast at a time, for 3000 ms, and it waits under the pointer [OS-21]', async ({ page }) => {
  await page.clock.install()
  await open(page)
  // The clock would go on by itself, too: a busy machine needs longer for a press than a toast stands.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  const place = page.locator('output[aria-live=polite]')
  await page.getByRole('button', { name: 'Toast with a link' }).click()
  await expect(place).toContainText('Kept in your list.')
  await page.getByRole('button', { name: 'Plain toast' }).click()
  await expect(place).toContainText('Copied to your clipboard.')
  await expect(place).not.toContainText('Kept in your list.')
  await page.clock.fastForward(2999)
  await expect(place).toContainText('Copied to your clipboard.')
  await place.getByText('Copied to your clipboard.').hover()
  await page.clock.fastForward(10_000)
  await expect(place).toContainText('Copied to your clipboard.')
  await page.mouse.move(0, 0)
  await page.clock.fastForward(1)
  await expect(place).toBeEmpty()
})

test('a toast waits while the focus is inside, and its link works by keyboard [OS-21]', async ({ page }) => {
  await page.clock.install()
  await open(page)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await page.getByRole('button', { name: 'Toast with a link' }).press('Enter')
  const link = page.getByRole('link', { name: 'View list' })
  await link.focus()
  await page.clock.fastForward(10_000)
  await expect(link).toBeVisible()
  await link.press('Enter')
  await expect(page).toHaveURL(/#toast$/)
  await expect(page.locator('output[aria-live=polite]')).toBeEmpty()
})

test('a toast closed by keyboard gives the focus back', async ({ page }) => {
  await open(page)
  const button = page.getByRole('button', { name: 'Plain toast' })
  await button.press('Enter')
  await page.locator('output[aria-live=polite]').getByRole('button', { name: 'Close' }).press('Enter')
  await expect(button).toBeFocused()
})

test('a carousel disables previous at the start and next at the end; a row that fits has no buttons [OS-23]', async ({
  page,
}) => {
  await open(page)
  const previous = page.getByRole('button', { name: 'Previous: Many things' })
  const next = page.getByRole('button', { name: 'Next: Many things' })
  const row = page.getByRole('region', { name: 'Many things' })
  await expect(previous).toBeDisabled()
  await expect(next).toBeEnabled()
  await next.focus()
  for (let press = 0; press < 8 && (await next.isEnabled()); press++) {
    const before = await row.evaluate((element) => element.scrollLeft)
    await page.keyboard.press('Enter')
    // At its end it may have come to rest before the button has heard.
    await expect
      .poll(async () => (await row.evaluate((element) => element.scrollLeft)) > before || (await next.isDisabled()))
      .toBe(true)
    await expect(previous).toBeEnabled()
    await page.waitForTimeout(400)
  }
  await expect(next).toBeDisabled()
  await expect(next).toBeFocused()
  await row.focus()
  await page.keyboard.press('Home')
  await row.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }))
  await expect(previous).toBeDisabled()
  await page.keyboard.press('ArrowRight')
  await expect(previous).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Next: One thing' })).toBeHidden()
})

test('handles keep to steps, typed values count exactly, neither end passes the other', async ({ page }) => {
  await open(page)
  const group = page.getByRole('group', { name: 'Price' })
  const low = group.getByRole('slider', { name: 'From' })
  const high = group.getByRole('slider', { name: 'To' })
  const from = group.getByRole('spinbutton', { name: 'From' })
  const to = group.getByRole('spinbutton', { name: 'To' })
  const committed = page.locator('[data-committed=Price]')

  await low.focus()
  await page.keyboard.press('ArrowRight')
  await expect(low).toHaveAttribute('aria-valuetext', '$16,000')
  await expect(from).toHaveValue('16000')
  await expect(committed).toHaveText('$16,000 to $45,000')
  await page.keyboard.press('End')
  await expect(from).toHaveValue('45000')
  await expect(low).toHaveValue('45000')
  await high.focus()
  await page.keyboard.press('Home')
  await expect(to).toHaveValue('45000')

  await from.fill('12345')
  await expect(committed).toHaveText('$45,000 to $45,000')
  await from.blur()
  await expect(committed).toHaveText('$12,345 to $45,000')
  await expect(low).toHaveAttribute('aria-valuetext', '$12,345')
  await expect(from).toHaveValue('12345')
  await to.fill('9999999')
  await to.blur()
  await expect(to).toHaveValue('45000')
  await to.fill('')
  await to.blur()
  await expect(to).toHaveValue('100000')
})

test('a handle can be dragged, also where both lie together at the far end', async ({ page }) => {
  await open(page)
  const group = page.getByRole('group', { name: 'Budget' })
  await group.scrollIntoViewIfNeeded()
  const box = (await group.getByRole('slider', { name: 'From' }).boundingBox())!
  await page.mouse.move(box.x + box.width - 24, box.y + 24)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + 24, { steps: 5 })
  await page.mouse.up()
  await expect(group.getByRole('spinbutton', { name: 'From' })).toHaveValue('25000')
  await expect(group.getByRole('spinbutton', { name: 'To' })).toHaveValue('50000')
  await expect(page.locator('[data-committed=Budget]')).toHaveText('$25,000 to $50,000')
})

test('a combobox filters and is worked by keyboard alone', async ({ page }) => {
  await open(page)
  const field = page.getByRole('combobox', { name: 'Nearest town' })
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  const active = list.getByRole('option', { selected: true })
  await field.focus()
  await page.keyboard.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect(active).toContainText('Adelaide')
  await page.keyboard.press('Escape')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.type('to')
  await expect(list.getByRole('option')).toContainText(['Toowoomba', 'Townsville', 'Launceston'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(active).toContainText('Townsville')
  expect(await field.getAttribute('aria-activedescendant')).toBe(await active.getAttribute('id'))
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Townsville')
  await expect(field).toBeFocused()
  await expect(list).toHaveCount(0)
  await field.fill('zzz')
  await expect(page.getByText('No town of that name')).toBeVisible()
  await field.fill('hob')
  await page.getByRole('option', { name: 'Hobart' }).click()
  await expect(field).toHaveValue('Hobart')
})

test('tabs go by arrow keys, Home and End', async ({ page }) => {
  await open(page)
  const list = page.getByRole('tablist', { name: 'Parts of a thing' })
  await list.getByRole('tab', { name: 'Overview' }).focus()
  for (const [key, name] of [
    ['ArrowRight', 'Details'],
    ['End', 'Reviews'],
    ['ArrowRight', 'Overview'],
    ['ArrowLeft', 'Reviews'],
    ['Home', 'Overview'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(list.getByRole('tab', { name })).toBeFocused()
    await expect(list.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel', { name: 'Overview' })).toBeFocused()
})

test('a dialog keeps the focus, closes by Escape, button and backdrop, and gives the focus back', async ({ page }) => {
  await open(page)
  const opener = page.getByRole('button', { name: 'Open a dialog' })
  const dialog = page.getByRole('dialog', { name: 'A dialog' })
  await opener.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab')
    // The browser's own controls may have their turn; nothing of the page behind may.
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await dialog.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await opener.click()
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Open, or go there' }).click()
  await expect(dialog).toBeVisible()
})

test('an accordion opens by keyboard, one at a time where asked', async ({ page }) => {
  await open(page)
  const [one, two] = ['One', 'Two'].map((name) =>
    page.locator('details', { has: page.getByRole('heading', { name, exact: true }) }),
  )
  await one!.locator('summary').press('Enter')
  await expect(one!).toHaveAttribute('open')
  await two!.locator('summary').press('Space')
  await expect(two!).toHaveAttribute('open')
  await expect(one!).not.toHaveAttribute('open')
})

test('checkboxes, radios and selects answer the keyboard', async ({ page }) => {
  await open(page)
  await page.getByRole('checkbox', { name: 'Plain' }).press('Space')
  await expect(page.getByRole('checkbox', { name: 'Plain' })).toBeChecked()
  await page.getByRole('radio', { name: 'Any', exact: true }).press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'New' })).toBeChecked()
  await page.getByRole('combobox', { name: 'Town', exact: true }).press('b')
  await expect(page.getByRole('combobox', { name: 'Town', exact: true })).toHaveValue('Ballarat')
})

test('a busy button keeps its width, its focus and its peace', async ({ page }) => {
  await open(page)
  const button = page.getByRole('button', { name: 'Send the form' })
  const before = await button.boundingBox()
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button).toHaveAccessibleName('Send the form Please wait')
  await expect(button).toBeFocused()
  expect(await button.boundingBox()).toEqual(before)
})

test('a field’s hint and error are read with it, and what was typed stays', async ({ page }) => {
  await open(page)
  const field = page.getByRole('textbox', { name: 'Email' })
  await expect(field).toHaveAccessibleDescription('Add what comes after the @, as in jane@example.com')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveValue('jane@')
  await expect(page.getByRole('textbox', { name: 'Postcode' })).toHaveAccessibleDescription('Four digits')
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves by itself', async ({ page }) => {
    await open(page)
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .map((animation) => (animation as CSSAnimation).animationName)
        .filter((name) => name !== 'pulse'),
    )
    expect(moving).toEqual([])
    await page.getByRole('button', { name: 'Right', exact: true }).click()
    expect(await page.getByRole('dialog').evaluate((dialog) => dialog.getAnimations().length)).toBe(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('sliders are number fields with a button that sends them', async ({ page }) => {
    await page.goto(at('southbank'))
    const group = page.getByRole('group', { name: 'Price' })
    await expect(group.getByRole('slider')).toHaveCount(0)
    await group.getByRole('spinbutton', { name: 'From' }).fill('12345')
    await group.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/price-min=12345&price-max=45000/)
  })

  test('tabs are all their panels, under headings', async ({ page }) => {
    await page.goto(at('southbank'))
    await expect(page.getByRole('tab')).toHaveCount(0)
    for (const name of ['Overview', 'Details', 'Reviews'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(page.getByText('Reviews: what there is to say about it.')).toBeVisible()
  })

  test('a combobox has the browser’s own list, a carousel scrolls without buttons', async ({ page }) => {
    await page.goto(at('southbank'))
    const list = await page.getByLabel('Nearest town').getAttribute('list')
    await expect(page.locator(`datalist[id="${list}"] option`)).toHaveCount(25)
    await expect(page.getByRole('button', { name: /Many things/ })).toHaveCount(0)
    const row = page.getByRole('region', { name: 'Many things' })
    await row.focus()
    await page.keyboard.press('ArrowRight')
    await expect(row.getByRole('listitem')).toHaveCount(9)
  })

  test('a dialog opens and closes, an accordion too, and an opener with an address is a link', async ({ page }) => {
    await page.goto(at('southbank'))
    await page.getByRole('button', { name: 'Open a dialog' }).click()
    await expect(page.getByRole('dialog', { name: 'A dialog' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.locator('main summary').last().click()
    await expect(page.locator('main details').last()).toHaveAttribute('open')
    await page.getByRole('link', { name: 'Open, or go there' }).click()
    await expect(page).toHaveURL(/#accordion$/)
  })
})
