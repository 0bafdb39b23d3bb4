// npm run bench:vehicle [-- --write]: what a shopper with a slow phone on a slow line waits for on the vehicle page that has
// most to say, at the demo's full volume, beside the same bytes without a program. Rounds are interleaved.
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { openBrowser } from '../listing/conditions.ts'
import { startDemo } from '../listing/demo-server.ts'
import { type FirstPaint, measureFirstPaint } from '../listing/first-paint.ts'
import { serveStaticCopy } from '../listing/static-page.ts'
import { heaviestOf, madeAnew, vehicleAt } from './made-anew.ts'
import { type Read, readPage } from './press-page.ts'

const rounds = Number(process.env.ROUNDS ?? 5)
const cases = [
  { site: 'southbank', size: 'phone' },
  { site: 'meridian', size: 'phone' },
  { site: 'outback-rv', size: 'phone' },
  { site: 'southbank', size: 'desktop' },
] as const

const demo = await startDemo()
const browser = await openBrowser()
try {
  const rows: string[] = []
  for (const { site, size } of cases) {
    const at = vehicleAt(await heaviestOf(site))
    const copy = await serveStaticCopy(browser, site, at)
    const [ours, still, reads]: [FirstPaint[], FirstPaint[], Read[]] = [[], [], []]
    for (let round = 0; round < rounds; round++) {
      ours.push(await measureFirstPaint(browser, at(site), size))
      still.push(await measureFirstPaint(browser, copy.url, size))
      reads.push(await readPage(browser, at(site), size))
    }
    copy.stop()
    const [lcp, plain] = [median(ours.map((each) => each.lcp)), median(still.map((each) => each.lcp))]
    rows.push(
      `| ${site}, ${size} | ${lcp.toFixed(0)} | ${plain.toFixed(0)} | ${(lcp / plain).toFixed(2)} | ${median(reads.map((each) => each.shift)).toFixed(3)} | ${median(reads.map((each) => each.longestPress)).toFixed(0)} | ${kB(ours.map((each) => each.scriptBytes))} | ${kB(ours.map((each) => each.htmlBytes))} |`,
    )
    console.log(rows.at(-1))
  }
  const anew = await madeAnew('southbank')
  const text = `| | LCP, ms | the same bytes without a program | ratio | shift | longest press, ms | scripts, kB | HTML, kB |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

Made anew, a vehicle's page takes ${(anew.vehicle / anew.listing).toFixed(2)} times as long as a listing (${anew.vehicle.toFixed(1)} and ${anew.listing.toFixed(1)} ms each, asked for in turn).
Medians of ${rounds}.`
  console.log(text)
  if (process.argv.includes('--write'))
    writeFileSync('docs/benchmarks/vehicle.md', `# What a vehicle page costs a shopper\n\n${intro()}\n\n${text}\n`)
} finally {
  await browser.close()
  demo.stop()
}
process.exit(0)

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)]!
}

function kB(bytes: readonly number[]): string {
  return (median(bytes) / 1000).toFixed(1)
}

function intro(): string {
  return `\`npm run bench:vehicle -- --write\`: the page of the vehicle with most to say of those a listing shows first, a processor slowed four times,
1.6 Mbit/s each way, 150 ms a round trip. It is opened, read to its foot and pressed (sections, share, the next photo). Beside
it the same bytes from a bare server, scripts fetched and never run. From ${availableParallelism()} ${process.arch} cores.`
}
