import { type BrowserContext, expect, type Page, test as base } from '@playwright/test'

export * from './sites.ts'

interface Fixtures {
  quietConsole: (context: BrowserContext) => void
  /** A page of somebody who has never been here, beside the test's own. */
  newVisitor: () => Promise<Page>
}

/** Every test also fails on an error in the browser's console: a refused script, a failed hydration, an exception. */
export const test = base.extend<Fixtures>({
  quietConsole: [
    async ({ context }, use) => {
      const errors: string[] = []
      const listen = (to: BrowserContext) => {
        to.on('weberror', (error) => errors.push(String(error.error())))
        to.on('console', (message) => {
          // The browser reports failures we asked for: a missing page, an event refused, a form with faults.
          if (message.type() === 'error' && !/status of (400|404|409|422|503)/.test(message.text()))
            errors.push(message.text())
        })
      }
      listen(context)
      await use(listen)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
  newVisitor: async ({ browser, quietConsole }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext()
      contexts.push(context)
      quietConsole(context)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

export { expect }

/** Opens a page and waits until its script has taken over: a press before that is the browser's alone. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__react')),
  )
}
