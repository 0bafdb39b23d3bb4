import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PublicConfig } from '#config/site/site-config.ts'
import { allStockPath } from '#domain/listings/stock-paths.ts'
import type { VehicleSheet } from '#domain/vehicles/sheet/vehicle-sheet.server.ts'
import { themeCss } from '../templates/theme-css.server.ts'
import { PrintFrame, PrintProblem, PrintSheet } from './print-page.tsx'
import paper from './print-style.css?inline'

type Theme = PublicConfig['theme']

/** The button is there where it works. */
const script = `const button = document.querySelector('button'); button.hidden = false; button.onclick = () => print()`

/** The printable page of a vehicle. */
export const printDocument = (sheet: VehicleSheet, theme: Theme): Response =>
  answer(theme, 200, `${sheet.name} | ${sheet.site.name}`, <PrintSheet sheet={sheet} script={script} />)

const problems = {
  400: {
    title: 'Which vehicle is to be printed?',
    message: 'The address does not say. On a vehicle’s page, choose Print.',
  },
  404: { title: 'We can’t find that vehicle', message: 'It may have been sold, or the address may be mistyped.' },
} as const

/** The page that stands where there is nothing to print. */
export const printProblem = (status: keyof typeof problems, theme: Theme): Response =>
  answer(theme, status, problems[status].title, <PrintProblem {...problems[status]} stockHref={allStockPath} />)

/** With a policy of its own: pictures of ours, one style and one script, both by hash. */
function answer(theme: Theme, status: number, title: string, body: ReactNode): Response {
  const style = `${themeCss({ ...theme, scheme: 'light' })}${paper}`
  const html = renderToStaticMarkup(
    <PrintFrame title={title} css={style}>
      {body}
    </PrintFrame>,
  )
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]
  return new Response(`<!DOCTYPE html>${html}`, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
      'content-security-policy': policy.join('; '),
    },
  })
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
