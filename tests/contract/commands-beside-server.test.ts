import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask as askServer } from '../ask.ts'
import { type CommandDeps, shellDeps } from '#server/commands/run-command.ts'
import { fillFolder } from '../databases.ts'
import { run, type ServerProcess, startServerProcess } from '../server-process.ts'
import { temporaryFolder } from '../test-run.ts'

const folder = temporaryFolder()
const work = temporaryFolder()
const data = { DATA_DIR: folder.path, LOG_LEVEL: 'warn', DEMO_VEHICLES: '600' }

/** A command in this process, beside the server's. */
async function command(name: string, ...args: string[]): Promise<{ code: number; output: string }> {
  const { main } = (await import(`../../server/commands/${name}.ts`)) as Command
  const lines: string[] = []
  const say = (text: string): unknown => lines.push(text)
  const code = await main(args, { ...shellDeps(), env: data, out: say, err: say })
  return { code, output: lines.join('\n') }
}
type Command = { main: (argv: string[], deps: CommandDeps) => Promise<number> }

let server: ServerProcess
beforeAll(async () => {
  await fillFolder(folder.path, 'demo')
  server = await startServerProcess(data)
})
afterAll(async () => {
  server.child.kill('SIGKILL')
  await once(server.child, 'exit')
  folder.remove()
  work.remove()
})

const ask = (path: string, site = 'southbank') => askServer({ port: server.port, path, site })

/** How many of a make the server's own search counts. */
async function inStock(make: string): Promise<number> {
  const { body } = await ask(`/api/suggest?q=${make}`)
  const suggestions = JSON.parse(body.toString()) as { label: string; count: number }[]
  return suggestions.find(({ label }) => label.toLowerCase() === make)?.count ?? 0
}

/** Asks for one page after another until told to stop; answers what was not answered well. */
function shoppers() {
  const closing = new AbortController()
  const refused: string[] = []
  const visits = Array.from({ length: 2 }, async (_, at) => {
    for (let visit = 0; !closing.signal.aborted; visit += 1) {
      const path = `/search/new-used-and-demo-cars?page=${1 + ((at + visit) % 3)}&visit=${visit}`
      const status = await ask(path).then((response) => response.status, String)
      if (status !== 200) refused.push(`${path}: ${status}`)
      await pause(20)
    }
  })
  return async () => {
    closing.abort()
    await Promise.all(visits)
    return refused
  }
}

describe('beside a server on the embedded database', () => {
  it('stock is imported by command: seen on its pages, and nobody was refused', async () => {
    const file = join(work.path, 'feed.csv')
    const rows = Array.from({ length: 700 }, (_, at) => `BES${at},Borgward,Isabella,1959,in stock,${9_000 + at}`)
    writeFileSync(file, ['stocknum,make,model,year,status,dapprice', ...rows].join('\n'))
    const close = shoppers()
    const words = ['--dealership', 'southbank-motors', '--file', file]
    const { code, output } = await run(['server/commands/stock-import.ts', ...words], data)
    expect(output).toContain('700 inserted')
    expect(code).toBe(0)
    expect(await close()).toEqual([])
    await expect.poll(() => inStock('borgward')).toBe(700)
    expect((await ask('/search/borgward')).body.toString()).toContain('Borgward Isabella')
  })

  it('tokens are made, used at once, and revoked', async () => {
    const made = await command(
      'token-add',
      '--dealership',
      'southbank-motors',
      '--name',
      'feed',
      '--scope',
      'stock:write',
    )
    const token = /fct_[\w-]{43}/.exec(made.output)?.[0] ?? ''
    const push = () =>
      askServer({
        port: server.port,
        path: '/api/stock?format=csv',
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: 'stocknum,make,model,year,status,dapprice\nPUSH1,Goggomobil,Dart,1960,in stock,19000',
      })
    const pushed = await push()
    expect([pushed.status, JSON.parse(pushed.body.toString())]).toEqual([200, expect.objectContaining({ inserted: 1 })])
    const listed = await command('tokens')
    expect(listed.output).toMatch(
      /dealership southbank-motors {2}"feed" {2}stock:write {2}expires never, last used \d{4}/,
    )
    const id = /^(\d+) /m.exec(listed.output)![1]!
    expect((await command('tokens', '--revoke', id)).code).toBe(0)
    expect((await push()).status).toBe(403)
  })

  it('a site is made and answers', async () => {
    const words = '--slug fresh --name Fresh --template harbour --kind dealer --dealership southbank-motors'
    const made = await command('site-add', ...words.split(' '))
    expect(made.output).toContain('Site fresh')
    await expect.poll(async () => (await ask('/', 'fresh')).status).toBe(200)
  })

  it('data is backed up while shoppers look, changed, and restored: the server shows what was', async () => {
    const to = join(work.path, 'backup')
    const close = shoppers()
    expect((await command('data-backup', '--to', to)).output).toContain('rows written')
    expect(await close()).toEqual([])
    const empty = join(work.path, 'empty.csv')
    writeFileSync(empty, 'stocknum,make,model,year,status,dapprice\nNEW1,Lightburn,Zeta,1963,in stock,5000')
    const emptied = await command(
      'stock-import',
      '--dealership',
      'southbank-motors',
      '--file',
      empty,
      '--full',
      '--confirm-removals',
    )
    expect(emptied.code).toBe(0)
    await expect.poll(() => inStock('borgward')).toBe(0)

    const refused = await command('data-restore', '--from', to)
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('--replace')])
    const restored = await command('data-restore', '--from', to, '--replace')
    expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('rows restored')])
    await expect.poll(() => inStock('borgward'), { timeout: 30_000 }).toBe(700)
    expect(await inStock('lightburn')).toBe(0)
    expect(existsSync(`${to}.unfinished`)).toBe(false)
  })

  it('migrations are found done, and the outbox can be looked at', async () => {
    expect((await command('prepare-data')).code).toBe(0)
    expect((await command('outbox')).output).toMatch(/\d+ due, the oldest for \d+ s; 0 given up\./)
  })
})
