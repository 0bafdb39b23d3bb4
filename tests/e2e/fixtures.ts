import { expect, test as base } from '@playwright/test'

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
