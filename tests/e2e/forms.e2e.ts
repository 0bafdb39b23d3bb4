import type { Page, Route } from '@playwright/test'
import { violationsOn } from './accessibility.ts'
import { allStock, at, expect, open, type SiteSlug, templateInTurn, test } from './fixtures.ts'
import { carPath } from './yard.ts'

/** Touches a form and waits until its script has taken it over; until then it is the browser's. */
async function touch(page: Page, name: string) {
  const form = page.getByRole('form', { name })
  await form.hover()
  await expect(form).toHaveAttribute('novalidate')
  return form
}

async function fillJane(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Jane')
  await page.getByLabel('Last Name').fill('Citizen')
  await page.getByLabel('Mobile Number').fill('0412 345 678')
  await page.getByRole('textbox', { name: 'Email' }).fill('jane@example.com')
}

const reference = (page: Page) => page.getByText('Your reference', { exact: true }).locator('+ p')

for (const slug of templateInTurn(0)) {
  test(`${slug}: a form is accessible empty, faulty and sent; focus goes to the first fault, what was written stays [ER-04] [FM-02]`, async ({
    page,
  }) => {
    await open(page, at(slug, '/contact'))
    expect(await violationsOn(page)).toEqual([])
    const form = await touch(page, 'Contact us')
    await form.getByLabel('First Name').fill('Jane')
    await form.getByLabel('Mobile Number').fill('12')
    await form.getByRole('button', { name: 'Send Message' }).click()
    const faults = form.getByRole('alert')
    await expect(faults).toContainText('Please fix the following errors:')
    await expect(faults.getByRole('link', { name: /Australian phone number/ })).toBeVisible()
    const [first] = await faults.getByRole('link').all()
    const field = page.locator((await first!.getAttribute('href'))!)
    await expect(field).toBeFocused()
    await expect(form.getByLabel('First Name')).toHaveValue('Jane')
    expect(await violationsOn(page)).toEqual([])
    await fillJane(page)
    await form.getByLabel('Comments').fill('Are you open on Sunday?')
    await chooseFirst(page)
    // Held, so that what is shown meanwhile can be seen.
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/api/leads', async (route) => {
      await held
      await route.continue()
    })
    const button = form.getByRole('button', { name: /Send Message|Sending/ })
    await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    letGo()
    await expect(page).toHaveURL(/\/success\?lead=/)
    await expect(reference(page)).toHaveText(/^\w{7}$/)
    expect(await violationsOn(page)).toEqual([])
  })
}

/** Where a site asks which dealership or location. */
async function chooseFirst(page: Page): Promise<void> {
  for (const select of await page.locator('form[method="post"] select[required]').all())
    if ((await select.inputValue()) === '') await select.selectOption({ index: 1 })
}

test('a vehicle’s buttons open their form over its page, with the vehicle in it, and closing gives the focus back [VD-22]', async ({
  page,
}) => {
  await open(page, at('southbank', carPath('southbank', 'everything')))
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  for (const [button, submit] of [
    ['Enquiry', 'Send Enquiry'],
    ['Get Finance', 'Continue'],
    ['Book a Test Drive', 'Continue'],
    ['Trade-In', 'Continue'],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name: button, exact: true }).first()
    await link.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('link', { name })).toBeVisible()
    await expect(dialog.getByRole('button', { name: submit })).toBeVisible()
    // Colours are judged as they end up.
    await dialog.evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map((animation) => animation.finished)),
    )
    expect(await violationsOn(page, { part: 'dialog[open]' })).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
  }
})

test('a vehicle without photos has them asked for in a dialog [VD-22]', async ({ page }) => {
  await open(page, at('southbank', carPath('southbank', 'noPhotos')))
  await page.getByRole('link', { name: 'Request photos' }).click()
  const dialog = page.getByRole('dialog')
  await fillJane(page)
  await dialog.getByRole('button', { name: 'Request Photos' }).click()
  await expect(page).toHaveURL(/\/success\?lead=/)
})

test('steps advance by the keyboard alone, the last sends, and going back keeps what was written [FM-01]', async ({
  page,
}) => {
  await open(page, at('volt', '/trade-in'))
  const form = await touch(page, 'Trade in your car')
  await form.getByLabel('Rego', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(form.getByRole('alert')).toContainText('Enter your registration number.')
  await expect(form.getByLabel('Rego', { exact: true })).toBeFocused()
  await page.keyboard.type('123ABC')
  await form.getByLabel('Make').focus()
  await page.keyboard.type('Kia')
  await form.getByLabel('Model').focus()
  await page.keyboard.type('Rio')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('First Name')).toBeFocused()
  await expect(form.getByLabel('Make')).toBeHidden()
  await form.getByRole('button', { name: 'Back' }).press('Enter')
  await expect(form.getByLabel('Model')).toHaveValue('Rio')
  await form.getByRole('button', { name: 'Continue' }).press('Enter')
  await expect(form.getByLabel('First Name')).toBeFocused()
  await fillJane(page)
  await form.getByLabel('Postcode').fill('4000')
  await chooseFirst(page)
  await form.getByLabel('I agree to the terms of use').press('Space')
  await form.getByRole('button', { name: 'Ask for a Valuation' }).press('Enter')
  await expect(page).toHaveURL(/\/success\?lead=/)
})

test('a card’s enquiry opens over the listing, which stays as it was', async ({ page }) => {
  await open(page, at('outback-rv', `${allStock}?car_type=used`))
  const url = page.url()
  await page.getByRole('link', { name: 'Enquiry' }).first().click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Send Enquiry' })).toBeVisible()
  expect(page.url()).toBe(url)
})

test.describe('on this device', () => {
  const sendContact = async (page: Page, slug: SiteSlug) => {
    await open(page, at(slug, '/contact'))
    const form = await touch(page, 'Contact us')
    await fillJane(page)
    await form.getByLabel('Comments').fill('Are you open on Sunday?')
    await chooseFirst(page)
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL(/\/success\?lead=/)
  }

  test('who asked is filled in next time, is said to be, and is forgotten at a press [FM-06] [EN-02]', async ({
    page,
  }) => {
    await sendContact(page, 'southbank')
    await open(page, at('southbank', '/fleet'))
    await expect(page.getByText('Filled in from this device.')).toBeVisible()
    await expect(page.getByLabel('First Name')).toHaveValue('Jane')
    await expect(page.getByLabel('Email')).toHaveValue('jane@example.com')
    await expect(page.getByLabel('Comments')).toHaveValue('')
    await page.getByRole('button', { name: 'Forget my details' }).click()
    await expect(page.getByLabel('First Name')).toHaveValue('')
    await expect(page.getByText('Filled in from this device.')).toBeHidden()
    await page.reload()
    await touch(page, 'Fleet enquiry')
    await expect(page.getByLabel('First Name')).toHaveValue('')
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('savedDetails')))).toEqual(
      [],
    )
  })

  test('pressed twice, and again after going back, it is one lead [FM-12]', async ({ page }) => {
    await open(page, at('southbank', '/contact'))
    const ids: string[] = []
    page.on('request', (request) => {
      const id = request.headers()['idempotency-key']
      if (id) ids.push(id)
    })
    const form = await touch(page, 'Contact us')
    await fillJane(page)
    await form.getByLabel('Comments').fill('Pressed twice')
    await chooseFirst(page)
    await form.getByRole('button', { name: 'Send Message' }).dblclick()
    await expect(page).toHaveURL(/\/success\?lead=/)
    expect(ids).toHaveLength(1)
    const shown = await reference(page).innerText()
    await page.reload()
    await expect(reference(page)).toHaveText(shown)
  })
})

test('the same form sent again after a reload, or after going back, is the same lead; other words are another [FM-12]', async ({
  page,
}) => {
  const ids: string[] = []
  const send = async (message: string) => {
    await open(page, at('southbank', '/contact'))
    const form = await touch(page, 'Contact us')
    await fillJane(page)
    await form.getByLabel('Comments').fill(message)
    await chooseFirst(page)
    const sent = page.waitForRequest('**/api/leads')
    await form.getByRole('button', { name: 'Send Message' }).click()
    ids.push((await sent).headers()['idempotency-key']!)
  }
  const lose = (route: Route) => route.fulfill({ status: 503, json: { error: 'Lost' } })
  await page.route('**/api/leads', lose, { times: 1 })
  await send('Are you open on Sunday?')
  await expect(page.getByRole('form', { name: 'Contact us' }).getByRole('alert')).toHaveText('Lost')
  for (const message of ['Are you open on Sunday?', 'Are you open on Sunday?', 'And on Monday?']) {
    await send(message)
    await expect(page).toHaveURL(/\/success\?lead=/)
  }
  const [lost, first, again, other] = ids
  expect([lost, again]).toEqual([first, first])
  expect(other).not.toBe(first)
})

test('a lead says where the visit began and which campaign led there, and nothing else of the address', async ({
  page,
}) => {
  await open(page, at('southbank', '/fleet?utm_source=news&utm_campaign=winter&email=jane@example.com'))
  await open(page, at('southbank', '/contact?utm_source=other'))
  const form = await touch(page, 'Contact us')
  await fillJane(page)
  await form.getByLabel('Comments').fill('Are you open on Sunday?')
  await chooseFirst(page)
  const sent = page.waitForRequest('**/api/leads')
  await form.getByRole('button', { name: 'Send Message' }).click()
  const { journey, elapsedMs } = (await sent).postDataJSON() as { journey: object; elapsedMs: number }
  expect(journey).toMatchObject({ page: '/contact', entry: '/fleet', campaign: { source: 'news', name: 'winter' } })
  expect(elapsedMs).toBeGreaterThan(0)
  await expect(page).toHaveURL(/\/success\?lead=/)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(/jane|Jane|email|Sunday/)
})

test('a résumé is sent with an application; one that is no document is told beside its field [FM-07]', async ({
  page,
}) => {
  await open(page, at('southbank', '/careers'))
  const form = await touch(page, 'Work with us')
  await fillJane(page)
  await form.getByLabel('About you').fill('I can drive anything.')
  const file = form.getByLabel('Résumé')
  await file.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\0\0') })
  const button = form.getByRole('button', { name: 'Send Application' })
  await button.click()
  await expect(form.getByRole('alert')).toContainText('Choose a document')
  await expect(file).toBeFocused()
  expect(await violationsOn(page)).toEqual([])
  await file.setInputFiles({ name: 'Jane CV.pdf', mimeType: '', buffer: Buffer.from('%PDF-1.7 Jane') })
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/leads'))
  await button.click()
  const { userData } = (await sent).postDataJSON() as { userData: Record<string, string> }
  expect(userData['resume']).toMatch(/^[\da-f]{32}\/jane-cv\.pdf$/)
  await expect(page).toHaveURL(/\/success\?lead=/)
})

test('when it cannot be sent that is said, and what was written stays [ER-02] [ER-03]', async ({ page, context }) => {
  await open(page, at('southbank', '/contact'))
  const form = await touch(page, 'Contact us')
  await fillJane(page)
  await form.getByLabel('Comments').fill('Hello?')
  await chooseFirst(page)
  const button = form.getByRole('button', { name: 'Send Message' })
  const answers = [
    [{ status: 503, json: { error: 'We can’t look that up just now.' } }, 'We can’t look that up just now.'],
    [{ status: 503, body: '<html>' }, 'An unexpected error occured'],
  ] as const
  for (const [answer, said] of answers) {
    await context.route('**/api/leads', (route) => route.fulfill(answer))
    await button.click()
    await expect(form.getByRole('alert')).toHaveText(said)
    await context.unroute('**/api/leads')
  }
  await expect(form.getByLabel('Comments')).toHaveValue('Hello?')
  await button.click()
  await expect(page).toHaveURL(/\/success\?lead=/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a vehicle’s button leads to its form, all steps on one page, and it is sent [FM-01] [RT-10]', async ({
    page,
  }) => {
    await page.goto(at('southbank', carPath('southbank', 'everything')))
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('main').getByRole('link', { name: 'Get Finance' }).first().click()
    await expect(page.getByRole('form').getByRole('link', { name })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden()
    const form = page.locator('main form[method=post]').first()
    await form.getByLabel('Budget').fill('20000')
    await fillJane(page)
    await form.getByRole('button', { name: 'Get Finance' }).click()
    await expect(page).toHaveURL(/\/success\?lead=/)
    await expect(reference(page)).toHaveText(/^\w{7}$/)
  })

  test('a résumé is sent with the form [FM-07]', async ({ page }) => {
    await page.goto(at('southbank', '/careers'))
    await fillJane(page)
    await page.getByLabel('About you').fill('I can drive anything.')
    await page
      .getByLabel('Résumé')
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 Jane') })
    await page.getByRole('button', { name: 'Send Application' }).click()
    await expect(page).toHaveURL(/\/success\?lead=/)
  })

  test('faults come back with what was written, the first of them in focus [ER-04]', async ({ page }) => {
    await page.goto(at('outback-rv', '/contact'))
    await page.getByLabel('First Name').fill('Jane')
    await page.getByLabel('Mobile Number').fill('12')
    await page.getByLabel('Comments').fill('Hello')
    await chooseFirst(page)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('alert')).toContainText('Please fix the following errors:')
    await expect(page.getByLabel('Mobile Number')).toBeFocused()
    await expect(page.getByLabel('Comments')).toHaveValue('Hello')
  })
})
