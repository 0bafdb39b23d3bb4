import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchOptions } from '../../tests/e2e/browser.ts'

const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const

export type Visit = Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number> &
  Record<keyof typeof metrics, number> & {
    faults: string[]
    /** How quick Lighthouse finds the machine, before it slows it down four times. */
    machine: number
  }

/** One visit of a page as Lighthouse makes it: a phone of some years ago on a slow line, nothing in any cache. Where Lighthouse itself loses its browser, it comes again. */
export async function visit(url: string, triesLeft = 2): Promise<Visit> {
  try {
    return await visitOnce(url)
  } catch (error) {
    if (triesLeft === 0) throw error
    console.error(`${url}: ${(error as Error).message} Once more.`)
    return visit(url, triesLeft - 1)
  }
}

async function visitOnce(url: string): Promise<Visit> {
  // Not named at the top: it is there once the benchmark has installed it.
  const { default: lighthouse } = await import('lighthouse')
  const browser = await openBrowser()
  try {
    const { lhr } = (await lighthouse(url, { port: browser.port, logLevel: 'error' }))!
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    const score = (name: string): number => Math.round((lhr.categories[name]?.score ?? 0) * 100)
    const value = (name: keyof typeof metrics): number => lhr.audits[metrics[name]]?.numericValue ?? Number.NaN
    const others = ['accessibility', 'best-practices', 'seo'].flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
    const faults = others.filter(({ id, weight }) => weight > 0 && lhr.audits[id]?.score === 0).map(({ id }) => id)
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      FCP: value('FCP'),
      LCP: value('LCP'),
      TBT: value('TBT'),
      CLS: value('CLS'),
      bytes: value('bytes'),
      faults,
      machine: lhr.environment.benchmarkIndex,
    }
  } finally {
    await browser.close()
  }
}

async function openBrowser(): Promise<{ port: number; close: () => Promise<void> }> {
  const { executablePath, args = [] } = await launchOptions()
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-lighthouse-'))
  const flags = [...args, '--headless', `--user-data-dir=${folder}`, '--remote-debugging-port=0', 'about:blank']
  const browser = spawn(executablePath!, flags, { stdio: ['ignore', 'ignore', 'pipe'] })
  const port = await new Promise<number>((resolve) => {
    browser.stderr.on('data', (text: Buffer) => {
      const found = /ws:\/\/[^:]+:(\d+)/.exec(text.toString())
      if (found) resolve(Number(found[1]))
    })
  })
  return {
    port,
    close: async () => {
      await new Promise((resolve) => browser.once('exit', resolve) && browser.kill())
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
