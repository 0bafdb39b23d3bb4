import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { isDeep } from '../deep.ts'

const axeOfPlaywright = createRequire(import.meta.resolve('@axe-core/playwright'))
/** Without its comments: a browser reads it anew for every page. */
const source = readFileSync(axeOfPlaywright.resolve('axe-core/axe.min.js'), 'utf8')

export interface Looked {
  /** A selector of where to look, where it is not the whole page. */
  part?: string | undefined
  rules?: string[] | undefined
  /** Header and footer, too: every page of a site has the same, and tests/e2e/screens.ts names those they are looked at on. */
  withFrame?: boolean | undefined
  /** Every entry of a list, not the first twelve alone: cards of a listing and values of a filter are alike. */
  withEveryEntry?: boolean | undefined
}

const frame = '.site-header, .site-footer'
const furtherEntries = 'main :is(ul, ol) > li:nth-child(n + 13), select > option:nth-child(n + 13)'

/**
 * What is inaccessible on a page, or in a part of it, by every rule axe has, the two kinds of parts above left out; in depth
 * nothing is. A document gets axe once, and only what is wrong leaves it: AxeBuilder would give it twice at every look, and
 * bring all that axe has to say. No frames of other origins are looked for, since there are none.
 */
export async function violationsOn(
  page: Page,
  { part, rules, withFrame = isDeep, withEveryEntry = isDeep }: Looked = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  await page.evaluate(settled)
  const exclude = [...(withEveryEntry ? [] : [furtherEntries]), ...(withFrame || part ? [] : [frame])]
  return page.evaluate(askAxe, {
    context: { ...(part && { include: [part] }), exclude },
    options: { resultTypes: ['violations'], iframes: false, ...(rules && { runOnly: rules }) },
  })
}

interface Axe {
  run: (context: object, options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

/** Runs in the page. */
async function askAxe({ context, options }: { context: object; options: object }): Promise<string[]> {
  const { violations } = await (window as unknown as { axe: Axe }).axe.run(context, options)
  return violations.map(({ id, nodes }) => {
    const first = nodes.slice(0, 3).map(({ html }) => html)
    return `${id}: ${first.join(' ')}`
  })
}

/** Colours are judged when they are what they will be: what fades in has come. */
const settled = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition)
      .map(({ finished }) => finished),
  )
