// npm run bench:next-page [-- --write]: from a press on a card to the painted vehicle page, a processor slowed four times
// and 150 ms a round trip, beside a plain link of the same pages. Interleaved; every press is a vehicle nobody opened before.
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { photoWidths } from '../../server/media/prepare-pictures.ts'
import { demoPort, listingAt, read, startDemo } from '../listing/demo-server.ts'
import { openNext, type Opened } from './open-next.ts'
import { openSlowLine } from './slow-line.ts'

const rounds = Number(process.env.ROUNDS ?? 12)
const cases = [
  { site: 'southbank', size: 'phone' },
  { site: 'meridian', size: 'phone' },
  { site: 'meridian', size: 'desktop' },
] as const

const demo = await startDemo()
for (const site of new Set(cases.map((each) => each.site))) await makePictures(site)
const line = await openSlowLine(demoPort, 150)
try {
  const rows: string[] = []
  for (const { site, size } of cases) {
    const [told, plain]: [Opened[], Opened[]] = [[], []]
    for (let at = 0; at < rounds; at++) {
      const listing = `${listingAt(site, line.port)}?page=${at % 2 === 0 ? 1 : 2}`
      for (const isTold of at % 4 < 2 ? [true, false] : [false, true])
        (isTold ? told : plain).push(await openNext({ listing, size, at: Math.floor(at / 2), isTold }))
    }
    rows.push(`| ${site}, ${size} | ${cells(told)} | ${cells(plain)} |`)
    console.log(rows.at(-1))
  }
  const text = `| | told: name | picture | plain link: name | picture |\n|---|---|---|---|---|\n${rows.join('\n')}`
  if (process.argv.includes('--write')) writeFileSync('docs/benchmarks/next-page.md', `${intro()}\n\n${text}\n`)
} finally {
  line.close()
  demo.stop()
}
process.exit(0)

/** As the upload of a photo has them made: the demo's stock came without one. */
async function makePictures(site: string): Promise<void> {
  for (const page of [1, 2]) {
    const html = await read(`${listingAt(site)}?page=${page}`)
    const photos = new Set(html.match(/(?<=")\/media\/[^"?]+(?=\?)/g))
    for (const photo of [...photos].slice(0, rounds))
      for (const width of photoWidths)
        await read(`http://${site}.localhost:${demoPort}${photo}?w=${width}&r=3x2`, 'image/avif')
  }
}

function cells(opened: readonly Opened[]): string {
  return (['words', 'picture'] as const)
    .map((what) => {
      const sorted = opened.map((each) => each[what]).toSorted((one, other) => one - other)
      const at = (share: number): string => String(Math.round(sorted[Math.floor((sorted.length - 1) * share)]!))
      return `${at(0.5)} / ${at(0.75)}`
    })
    .join(' | ')
}

function intro(): string {
  return `# From a card to its page

\`npm run bench:next-page -- --write\`: a shopper rests on a card for a second and presses it; milliseconds from the press to the
frame with the vehicle's name and to the one with its picture, median and 75th percentile of ${rounds}. A processor slowed four times, 150 ms a round trip
(a new connection takes two), the demo's full volume, its photos made to size as an upload has them made. Beside it the same pages in a browser that is not told what may come next. A desk whose screen is
twice as fine takes wider photos where they fill the page. From ${availableParallelism()} ${process.arch} cores.`
}
