// The plot of docs/benchmarks/search.md: a row for each engine and size, p50 and p99 on a logarithmic axis of time.
import { speedOf, type RaceResult } from './summary.ts'
import { milliseconds } from './table.ts'

const width = 860
const left = 190
const right = 70
const rowHeight = 22
const headingHeight = 34
const top = 46

const light = { paper: '#ffffff', ink: '#1f2328', faint: '#59636e', grid: '#d1d9e0', other: '#8250df', ours: '#c2410c' }
const dark = { paper: '#0d1117', ink: '#f0f6fc', faint: '#9198a1', grid: '#3d444d', other: '#b392f0', ours: '#ff9a57' }

/** Readable on a light page and on a dark one. */
const style = `
text { font: 13px system-ui, sans-serif }
.faint { font-size: 12px }
.size { font-weight: 600; font-size: 14px }
.ours text { font-weight: 600 }
.end { text-anchor: end }
.middle { text-anchor: middle }
.span { stroke-width: 3; opacity: 0.55 }
.p99 { stroke-width: 2 }
${coloured(light)}
@media (prefers-color-scheme: dark) {
${coloured(dark)}
}`

function coloured({ paper, ink, faint, grid, other, ours }: typeof light): string {
  return `.paper { fill: ${paper} }
text { fill: ${ink} }
text.faint { fill: ${faint} }
.grid { stroke: ${grid} }
.span, .p99 { stroke: ${other} }
.p50 { fill: ${other} }
.p99 { fill: ${paper} }
.ours .span, .ours .p99 { stroke: ${ours} }
.ours .p50 { fill: ${ours} }`
}

export function plotOf(sizes: readonly (readonly RaceResult[])[]): string {
  const speeds = sizes.flat().map((result) => speedOf(result))
  const from = Math.floor(Math.log10(Math.min(...speeds.map(({ p50 }) => p50))))
  const to = Math.ceil(Math.log10(Math.max(...speeds.map(({ p99 }) => p99))))
  const x = (time: number) => left + ((Math.log10(time) - from) / (to - from)) * (width - left - right)
  const heights = sizes.map((ofSize) => headingHeight + ofSize.length * rowHeight)
  const bottom = top + heights.reduce((sum, each) => sum + each, 0) + 8
  const powers = Array.from({ length: to - from + 1 }, (_, at) => 10 ** (from + at))
  const groups = sizes.map((ofSize, at) =>
    groupOf(ofSize, top + heights.slice(0, at).reduce((sum, each) => sum + each, 0), x),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${bottom + 30}" role="img" aria-labelledby="title">
<title id="title">Milliseconds a query, p50 and p99, by engine and size of stock</title>
<style>${style}
</style>
<rect width="100%" height="100%" class="paper"/>
<text x="16" y="26" class="size">Milliseconds a query, logarithmic</text>
${legend(x(powers.at(-1)!) - 110)}
${powers.map((time) => axisLine(x(time), bottom, time)).join('\n')}
${groups.join('\n')}
</svg>
`
}

function legend(at: number): string {
  return `<circle cx="${at}" cy="22" r="5" class="p50"/><text x="${at + 10}" y="26">p50</text>
<circle cx="${at + 60}" cy="22" r="4.5" class="p99"/><text x="${at + 70}" y="26">p99</text>`
}

function axisLine(at: number, bottom: number, time: number): string {
  const label = time >= 1000 ? `${time / 1000} s` : `${Number(time.toPrecision(1))} ms`
  return `<path d="M${at.toFixed(1)} ${top}V${bottom}" class="grid"/><text x="${at.toFixed(1)}" y="${bottom + 18}" class="faint middle">${label}</text>`
}

function groupOf(results: readonly RaceResult[], offset: number, x: (time: number) => number): string {
  const heading = `<text x="16" y="${offset + 24}" class="size">${results[0]!.size.toLocaleString('en')} cars</text>`
  const rows = results.map((result, at) => rowOf(result, offset + headingHeight + (at + 0.5) * rowHeight, x))
  return [heading, ...rows].join('\n')
}

function rowOf(result: RaceResult, y: number, x: (time: number) => number): string {
  const { p50, p99 } = speedOf(result)
  const [start, end] = [x(p50).toFixed(1), x(p99).toFixed(1)]
  return `<g${result.key === 'ours' ? ' class="ours"' : ''}>
<text x="${left - 14}" y="${y + 4}" class="end">${result.built.name}</text>
<path d="M${start} ${y}H${end}" class="span"/><circle cx="${start}" cy="${y}" r="5" class="p50"/><circle cx="${end}" cy="${y}" r="4.5" class="p99"/>
<text x="${(x(p99) + 10).toFixed(1)}" y="${y + 4}" class="faint">${milliseconds(p50)} / ${milliseconds(p99)}</text>
</g>`
}
