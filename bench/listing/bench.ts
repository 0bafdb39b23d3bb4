// npm run bench:listing [-- --write]: what a shopper with a slow phone on a slow line waits for on a listing and on home
// pages, at the demo's full volume. A part alone: -- --presses (on filters), --costs (of these, to the processor), --visits or
// --homes. Rounds are interleaved; a page of the same bytes without a program runs beside ours.
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { openBrowser } from './conditions.ts'
import { demoPort, listingAt, startDemo } from './demo-server.ts'
import { measureFirstPaint } from './first-paint.ts'
import { measureHomes } from './homes.ts'
import { measureShifts } from './layout-shift.ts'
import { measurePressCost } from './press-cost.ts'
import { pressFacets } from './press-facets.ts'
import { report, type Measured } from './report.ts'
import { serveStaticCopy } from './static-page.ts'

const rounds = Number(process.env.ROUNDS ?? 5)
const cases = [
  { site: 'southbank', size: 'phone' },
  { site: 'meridian', size: 'phone' },
  // Filters beside three columns, and a drawer over two.
  { site: 'southbank', size: 'desktop' },
  { site: 'meridian', size: 'desktop' },
] as const
const intro = `\`npm run bench:listing -- --write\` measures this and writes it here: the demo’s full volume, a processor slowed four
times, 1.6 Mbit/s each way, 150 ms a round trip. It needs about half an hour and a machine without other work; these are
from ${availableParallelism()} ${process.arch} cores.

- From a press on a filter to the frame that shows its results, with the browser’s own copy of the stock and from the
  server. A finger is down for 60 ms before each press; the answer is worked out or fetched meanwhile. On a phone the
  filters fill the screen, so what is painted is the count beside the button; on a desktop it is the count and a new first
  row. The phone is what the aims are for: 100 ms with a copy, 400 ms without. Where the server was asked although the copy
  was there, the page is opened and pressed once more, at most twice.
- What such a press costs the page’s own thread, at full speed, until the paint and in the 0.4 s that follow it: of all
  figures here the one that other work on the machine changes least.
- What moves on load, on a filter, on the next page and back.
- LCP beside the same bytes from a bare server, its scripts fetched and never run: read the ratio.
- LCP of every site’s home page, on the phone.
- With \`BESIDE=folder\`, a built checkout of another commit in the same run: rows named ‘before’. Both are open at once
  and pressed in turn, on the same filters; a ratio is the median of the presses’ own.`

/** Another checkout, built, to measure in the same run: what has changed since. */
const beside = process.env.BESIDE
const besidePort = demoPort + 1
const parts = ['presses', 'costs', 'visits', 'homes'] as const
const asked = parts.filter((part) => process.argv.includes(`--${part}`))
const does = (part: (typeof parts)[number]): boolean => asked.length === 0 || asked.includes(part)
const demos = [await startDemo(), ...(beside ? [await startDemo({ checkout: beside, port: besidePort })] : [])]
const browser = await openBrowser()
const copies = new Map<string, Awaited<ReturnType<typeof serveStaticCopy>>>()
try {
  for (const { site } of does('visits') ? cases : [])
    if (!copies.has(site)) copies.set(site, await serveStaticCopy(browser, site))
  const groups = cases.map(({ site, size }) => [
    { url: listingAt(site), copy: copies.get(site)?.url, size, all: emptyOf(`${site}, ${size}`) },
    ...(beside
      ? [{ url: listingAt(site, besidePort), copy: undefined, size, all: emptyOf(`${site}, ${size}, before`) }]
      : []),
  ])
  const pressAll = async (group: (typeof groups)[number], kind: 'local' | 'server') => {
    const urls = group.map(({ url }) => url)
    const taken = await pressFacets(browser, { urls, size: group[0]!.size, isLocal: kind === 'local' })
    return taken.map((ms, at) => [group[at]!.all[kind], ms] as const)
  }
  // Once over, uncounted: or pictures would be made for the first time on the processor whose presses are measured.
  for (const group of does('presses') ? groups : []) await pressAll(group, 'local')
  for (let round = 0; round < rounds; round++) {
    for (const group of does('costs') ? groups : []) {
      const costs = await measurePressCost(
        browser,
        group.map(({ url }) => url),
        group[0]!.size,
      )
      for (const [at, each] of costs.entries()) group[at]!.all.costs.push(...each)
      console.log(`round ${round + 1}: ${group[0]!.all.name} weighed`)
    }
    for (const group of does('presses') ? groups : []) {
      for (const kind of ['local', 'server'] as const)
        for (const [all, ms] of await pressAll(group, kind)) all.push(...ms)
      console.log(`round ${round + 1}: ${group[0]!.all.name} pressed`)
    }
    for (const { url, copy, size, all } of does('visits') ? groups.flat() : []) {
      all.ours.push(await measureFirstPaint(browser, url, size))
      if (copy) all.still.push(await measureFirstPaint(browser, copy, size))
      all.shifts.push(await measureShifts(browser, url, size))
      console.log(`round ${round + 1}: ${all.name} opened`)
    }
  }
  const ports = [demoPort, ...(beside ? [besidePort] : [])]
  const homes = does('homes') ? await measureHomes(browser, ports, rounds) : []
  const text = report(
    groups.flat().map(({ all }) => all),
    homes,
    rounds,
  )
  console.log(`\n${text}`)
  if (process.argv.includes('--write')) {
    writeFileSync('docs/benchmarks/listing.md', `# What a listing costs a shopper\n\n${intro}\n\n${text}\n`)
  }
} finally {
  await browser.close()
  for (const { stop } of copies.values()) stop()
  for (const { stop } of demos) stop()
}
process.exit(0)

function emptyOf(name: string): Measured {
  return { name, local: [], server: [], costs: [], shifts: [], ours: [], still: [] }
}
