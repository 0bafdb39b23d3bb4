// npm run bench:lighthouse [-- --write]: every kind of page in every template as Lighthouse sees it on a phone, the median of
// five visits in turns. ROUNDS and SITES change how much of it is run.
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { install } from '../install.ts'
import { demoPort, listingAt, startDemo, untilAtRest } from '../listing/demo-server.ts'
import { ask } from '../../tests/ask.ts'
import { openRelay } from './relay.ts'
import { type Visit, visit } from './visit.ts'

const rounds = Number(process.env.ROUNDS ?? 5)
/** One of each template. */
const sites = (process.env.SITES ?? 'southbank,outback-rv,volt').split(',')
const results = 'docs/benchmarks/lighthouse.md'
const mark = '<!-- measured -->'

install(import.meta.dirname)
const demo = await startDemo({ givesWay: true })
const relay = await openRelay(demoPort)
try {
  const pages = (await Promise.all(sites.map(pagesOf))).flat()
  // Pictures are made for a page that was asked for, and not while it is measured.
  for (const { url } of pages)
    await ask({ port: demoPort, path: new URL(url).pathname, site: new URL(url).hostname.split('.')[0]! })
  await untilAtRest()
  const visits = new Map<string, Visit[]>(pages.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const { name, url } of pages) {
      const made = await visit(url)
      visits.get(name)!.push(made)
      const figures = `LCP ${Math.round(made.LCP)}, TBT ${Math.round(made.TBT)}`
      console.log(`round ${round + 1}: ${name}, ${figures}, machine ${made.machine}`)
    }
  const rows = [...visits].map(([name, made]) => `| ${name} | ${cells(made).join(' | ')} |`)
  const head = '| | performance | others | FCP s | LCP s | TBT ms | CLS | kB |\n|---|---|---|---|---|---|---|---|'
  const machine = median([...visits.values()].flat(), 'machine')
  const from = `${availableParallelism()} ${process.arch} cores, to which Lighthouse gives ${Math.round(machine)}`
  const text = `${head}\n${rows.join('\n')}\n\nMedian of ${rounds}, from ${from}.\n`
  console.log(text)
  for (const [name, made] of visits) {
    const faults = new Set(made.flatMap((each) => each.faults))
    if (faults.size > 0) console.log(`${name}: ${[...faults].join(', ')}`)
  }
  if (process.argv.includes('--write')) {
    const [before = ''] = readFileSync(results, 'utf8').split(mark)
    writeFileSync(results, `${before}${mark}\n\n${text}`)
  }
} finally {
  relay.close()
  demo.stop()
}
process.exit(0)

async function pagesOf(site: string): Promise<{ name: string; url: string }[]> {
  const listing = listingAt(site, relay.port)
  const { body } = await ask({ port: demoPort, path: new URL(listing).pathname, site })
  const [path] = /\/cars\/[\w-]+/.exec(body.toString())!
  const at = (where: string): string => `http://${site}.localhost:${relay.port}${where}`
  return [
    { name: `${site}, home`, url: at('/') },
    { name: `${site}, listing`, url: listing },
    { name: `${site}, vehicle`, url: at(path) },
    { name: `${site}, content`, url: at('/finance') },
  ]
}

function cells(made: readonly Visit[]): string[] {
  const middle = (name: Figure): number => median(made, name)
  const others = Math.min(middle('accessibility'), middle('best-practices'), middle('seo'))
  const seconds = (name: 'FCP' | 'LCP'): string => (middle(name) / 1000).toFixed(2)
  return [
    String(middle('performance')),
    String(others),
    seconds('FCP'),
    seconds('LCP'),
    String(Math.round(middle('TBT'))),
    middle('CLS').toFixed(3),
    String(Math.round(middle('bytes') / 1000)),
  ]
}

type Figure = Exclude<keyof Visit, 'faults'>

function median(made: readonly Visit[], name: Figure): number {
  return made.map((each) => each[name]).toSorted((one, other) => one - other)[Math.floor(made.length / 2)]!
}
