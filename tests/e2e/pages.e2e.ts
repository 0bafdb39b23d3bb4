import type { Page } from '@playwright/test'
import { type Looked, violationsOn } from './accessibility.ts'
import { at, expect, type SiteSlug, templates, test } from './fixtures.ts'
import { type Device, type Screen, screens } from './screens.ts'
import { expectNoShift, watchShifts } from './shifts.ts'

const widths: Record<Device, number> = { phone: 390, desk: 1440 }

for (const screen of screens) {
  for (const device of ['phone', 'desk'] as const) {
    for (const slug of screen.on[device]) {
      test(`${screen.name} of ${slug} on a ${device}: accessible in every state, nothing shifts, nothing overflows${screen.opensWithPicture ? ', pictures come in their order' : ''}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width: widths[device], height: 900 })
        await watchShifts(page)
        await open(page, slug, screen)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectNoShift(page)
        if (screen.opensWithPicture) await expectPictures(page)
        const rules = isTemplate(slug) ? undefined : ofColours
        await check(page, 'at first', { rules, withFrame: screen.withFrame })
        for (const { name, reach, part } of statesOf(screen, device, slug)) {
          await reach(page)
          await check(page, name, { part })
        }
        await page.setViewportSize({ width: widths.desk, height: 900 })
        expect(await overflowOf(page)).toBe(0)
      })
    }
  }
}

/** Colours are judged by how a screen looks at first; what opens and unfolds is the template's. */
const statesOf = ({ states = [] }: Screen, device: Device, slug: SiteSlug) =>
  isTemplate(slug) ? states.filter(({ on, of }) => on === device && (of?.includes(slug) ?? true)) : []

const isTemplate = (slug: SiteSlug): boolean => (templates as readonly SiteSlug[]).includes(slug)

/** What can differ between two sites of a template. */
const ofColours = ['color-contrast', 'link-in-text-block', 'image-alt', 'empty-heading', 'link-name', 'button-name']

async function open(page: Page, slug: SiteSlug, { path, status = 200 }: Screen): Promise<void> {
  const response = await page.goto(at(slug, path(slug)))
  expect(response!.status()).toBe(status)
  // Down to the foot and back, so that every lazy picture has come.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 800) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForLoadState('networkidle')
}

async function check(page: Page, state: string, { part, ...looked }: Looked): Promise<void> {
  // What an open dialog covers cannot be reached, and was looked at before.
  const isCovered = await page.locator('dialog[open]').isVisible()
  expect([state, ...(await violationsOn(page, { ...looked, part: isCovered ? 'dialog[open]' : part }))]).toEqual([
    state,
  ])
  expect([state, await overflowOf(page)]).toEqual([state, 0])
}

/** How much wider than the window the page is. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))

/** The opening picture comes first, others wait until they are near, and each that has come is there. */
async function expectPictures(page: Page): Promise<void> {
  const pictures = page.locator('main img')
  expect(await pictures.first().getAttribute('fetchpriority')).toBe('high')
  expect(
    await pictures.evaluateAll((images) => images.filter((image) => image.getAttribute('loading') !== 'lazy').length),
  ).toBe(1)
  const loaded = await pictures.evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter(({ complete }) => complete)
      .map(({ src, naturalWidth }) => [src, naturalWidth > 0]),
  )
  expect(loaded.length).toBeGreaterThan(0)
  expect(loaded.filter(([, isThere]) => !isThere)).toEqual([])
}
