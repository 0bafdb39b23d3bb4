// The plot of docs/benchmarks/scale.md: a panel for each figure, a bar for each number of vehicles.
import type { Figures, Measured } from './measure.ts'

const width = 860
const left = 150
const right = 90
const barHeight = 14
const rowHeight = 44
const headingHeight = 40

const light = { paper: '#ffffff', ink: '#1f2328', faint: '#59636e', before: '#8250df', now: '#c2410c' }
const dark = { paper: '#0d1117', ink: '#f0f6fc', faint: '#9198a1', before: '#b392f0', now: '#ff9a57' }

/** Readable on a light page and on a dark one. */
const style = `
text { font: 13px system-ui, sans-serif }
.faint { font-size: 12px }
.heading { font-weight: 600; font-size: 14px }
.end { text-anchor: end }
${coloured(light)}
@media (prefers-color-scheme: dark) {
${coloured(dark)}
}`

function coloured({ paper, ink, faint, before, now }: typeof light): string {
  return `.paper { fill: ${paper} }
text { fill: ${ink} }
text.faint { fill: ${faint} }
.before { fill: ${before} }
.now { fill: ${now} }`
}

interface Panel {
  readonly title: string
  readonly value: (figures: Figures) => number
  readonly label: (value: number) => string
}

const panels: readonly Panel[] = [
  { title: 'Seconds until a start is ready', value: ({ start }) => start, label: (value) => `${value.toFixed(1)} s` },
  {
    title: 'Resident memory after every site was visited',
    value: ({ residentAfter }) => residentAfter,
    label: (value) => `${(value / 1e6).toFixed(0)} MB`,
  },
  {
    title: 'Most work between two rounds of the event loop during first visits',
    value: ({ workMost }) => workMost,
    label: (value) => `${value.toFixed(0)} ms`,
  },
  { title: 'CPU of a listing that is made', value: ({ page }) => page, label: (value) => `${value.toFixed(0)} ms` },
]

export function plotOf(results: readonly Measured[]): string {
  const panelHeight = headingHeight + results.length * rowHeight
  const height = panels.length * panelHeight + 16
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">
<title id="title">Seconds until a start is ready, resident memory and the cost of a page, by the number of vehicles</title>
<style>${style}
</style>
<rect width="100%" height="100%" class="paper"/>
${legend()}
${panels.map((panel, at) => panelOf(panel, results, at * panelHeight)).join('\n')}
</svg>
`
}

function legend(): string {
  const at = width - right - 80
  return `<rect x="${at}" y="16" width="12" height="12" class="before"/><text x="${at + 18}" y="27">before</text>
<rect x="${at + 80}" y="16" width="12" height="12" class="now"/><text x="${at + 98}" y="27">now</text>`
}

function panelOf({ title, value, label }: Panel, results: readonly Measured[], top: number): string {
  const most = Math.max(...results.flatMap(({ before, now }) => [before ? value(before) : 0, value(now)]))
  const bar = (kind: 'before' | 'now', figures: Figures, y: number): string => {
    const long = Math.max(1, (value(figures) / most) * (width - left - right))
    return `<rect x="${left}" y="${y}" width="${long.toFixed(1)}" height="${barHeight}" class="${kind}"/><text x="${(left + long + 8).toFixed(1)}" y="${y + 12}" class="faint">${label(value(figures))}</text>`
  }
  const rows = results.map(({ size, before, now }, at) => {
    const y = top + headingHeight + at * rowHeight
    return [
      `<text x="${left - 14}" y="${y + 20}" class="end">${size.toLocaleString('en')}</text>`,
      ...(before ? [bar('before', before, y)] : []),
      bar('now', now, y + barHeight + 2),
    ].join('\n')
  })
  return [`<text x="16" y="${top + 27}" class="heading">${title}</text>`, ...rows].join('\n')
}
