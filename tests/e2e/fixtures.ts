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

export { expect }

/** Opens a page and waits until its script has taken over: a press before that is the browser's alone. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__react')),
  )
}
