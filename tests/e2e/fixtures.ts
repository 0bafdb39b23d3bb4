import { expect, type Page, test as base } from '@playwright/test'

export * from './sites.ts'

/** Every test also fails on an error in the browser's console: a refused script, a failed hydration, an exception. */
export const test = base.extend<{ quietConsole: void }>({
  quietConsole: [
    async ({ context }, use) => {
      const errors: string[] = []
      context.on('weberror', (error) => errors.push(String(error.error())))
      context.on('console', (message) => {
        // The browser reports failures we asked for: a missing page, an event refused.
        if (message.type() === 'error' && !/status of (404|503)/.test(message.text())) errors.push(message.text())
      })
      await use()
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/** The same where pictures are drawn here: what is tested is how they are shown, and to make real ones takes long. */
export const testWithDrawnPictures = test.extend<{ pictures: void }>({
  pictures: [
    async ({ context }, use) => {
      await context.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: drawing(route.request().url()) }))
      await use()
    },
    { auto: true },
  ],
})

export { expect }

/** Opens a page and waits until its script has taken over: a press before that is the browser's alone. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForFunction(() => Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__react')))
}

function drawing(url: string): string {
  const width = Number(new URL(url).searchParams.get('w') ?? 1200)
  const frame = Number(/spin-(\d+)/.exec(url)?.[1] ?? 0)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round(width / 1.5)}" viewBox="0 0 300 200">
    <rect width="300" height="200" fill="hsl(${frame * 15} 30% 75%)"/><rect x="${60 + frame}" y="90" width="180" height="50" rx="20" fill="#345"/></svg>`
}
