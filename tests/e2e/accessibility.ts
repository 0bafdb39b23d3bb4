import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The axe that AxeBuilder brings. */
const { source } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as { source: string }

/**
 * What is inaccessible on a page, or in a part of it, by every rule axe has. Only what is wrong is put together, no frames
 * of other origins are looked for, since there are none, and a document gets axe once, which AxeBuilder alone would give it
 * twice at every look: that is several times as fast.
 */
export async function violationsOn(page: Page, part?: string, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  await page.evaluate(settled)
  const axe = new AxeBuilder({ page, axeSource: ';' }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (rules) axe.options({ resultTypes: ['violations'], runOnly: rules })
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html }) => html)
        .slice(0, 3)
        .join(' ')}`,
  )
}

/** Colours are judged when they are what they will be: what fades in has come. */
const settled = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition)
      .map(({ finished }) => finished),
  )
