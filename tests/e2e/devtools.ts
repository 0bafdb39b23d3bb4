import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endWithRun } from '../test-run.ts'
import { launchOptions } from './browser.ts'

/** A method of the protocol and what it is given. */
type Command = readonly [method: string, params?: object]

/** What is read of the protocol's answers and events. */
interface Told {
  sessionId: string
  targetInfo: { type: string }
  targetInfos: { targetId: string }[]
  notRestoredExplanations: { reason: string }[]
  request: { url: string }
  result: { value: unknown }
}

interface Message {
  id?: number
  method?: string
  params: Told
  result: Told
  error?: { message: string }
  sessionId?: string
}

/** One document of a tab. */
interface TabDocument {
  send: (method: string, params?: object) => Promise<Told>
  /** Evaluates an expression and answers its value. */
  read: <Value>(expression: string) => Promise<Value>
  requests: string[]
}

interface TabSize {
  width: number
  height: number
  /** Of the screen: how many of its dots make a pixel. */
  density?: number
}

/**
 * A browser by its own protocol. Playwright forbids pages to be made ready behind others and to be kept when they are
 * left, which is what has to be seen here.
 */
export async function openTab({ density = 2, ...size }: TabSize, commands: readonly Command[] = []) {
  const { executablePath, args = [] } = await launchOptions()
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-tab-'))
  const flags = [...args, '--headless', `--user-data-dir=${folder}`, '--remote-debugging-port=0', 'about:blank']
  const browser = endWithRun(spawn(executablePath!, flags, { stdio: ['ignore', 'ignore', 'pipe'] }))
  const socket = new WebSocket(await addressOf(browser.stderr))
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const answers = new Map<number, PromiseWithResolvers<Told> & { sessionId?: string | undefined }>()
  const documents = new Map<string, TabDocument>()
  const notKept: string[] = []
  let sent = 0

  const send = (method: string, params: object = {}, sessionId?: string): Promise<Told> => {
    const answer = { ...Promise.withResolvers<Told>(), sessionId }
    answers.set(++sent, answer)
    socket.send(JSON.stringify({ id: sent, method, params, sessionId }))
    return answer.promise
  }
  const attach = (session: string): void => {
    const document: TabDocument = {
      requests: [],
      send: (method, params) => send(method, params, session),
      read: async <Value>(expression: string) => {
        const how = { expression, returnByValue: true, awaitPromise: true }
        return (await document.send('Runtime.evaluate', how)).result.value as Value
      },
    }
    documents.set(session, document)
    const screen = { ...size, deviceScaleFactor: density, mobile: false }
    // It waits until all of these are in; some are answered only after that.
    const first: Command[] = [['Network.enable'], ['Emulation.setDeviceMetricsOverride', screen]]
    const last: Command = ['Runtime.runIfWaitingForDebugger']
    for (const [method, params] of [...first, ...commands, last]) document.send(method, params).catch(() => {})
  }
  /** A document that is gone answers nothing it was asked: whoever waits for it would wait for good. */
  const leave = (session: string): void => {
    documents.delete(session)
    for (const { sessionId, reject } of answers.values())
      if (sessionId === session) reject(new Error('The document has gone.'))
  }
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error, sessionId } = JSON.parse(data as string) as Message
    const answer = answers.get(id ?? 0)
    answers.delete(id ?? 0)
    if (error) answer?.reject(new Error(error.message))
    else answer?.resolve(result)
    if (method === 'Target.attachedToTarget' && params.targetInfo.type === 'page') attach(params.sessionId)
    if (method === 'Target.detachedFromTarget') leave(params.sessionId)
    if (method === 'Network.requestWillBeSent') documents.get(sessionId!)?.requests.push(params.request.url)
    if (method === 'Page.backForwardCacheNotUsed')
      notKept.push(...params.notRestoredExplanations.map(({ reason }) => reason))
  })

  const { targetInfos } = await send('Target.getTargets', { filter: [{ type: 'tab' }] })
  const { sessionId: tab } = await send('Target.attachToTarget', { targetId: targetInfos[0]!.targetId, flatten: true })
  const follow = { autoAttach: true, flatten: true, waitForDebuggerOnStart: true, filter: [{}] }
  await send('Target.setAutoAttach', follow, tab)
  while (documents.size === 0) await sleep(20)
  return {
    /** The document that is seen, and one made ready behind it if there is. */
    seen: (): TabDocument => [...documents.values()][0]!,
    behind: (): TabDocument | undefined => [...documents.values()][1],
    /** Why pages that were gone back to had to be loaded again. */
    notKept,
    close: async (): Promise<void> => {
      socket.close()
      await new Promise((resolve) => browser.once('exit', resolve) && browser.kill())
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function addressOf(stderr: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  for await (const chunk of stderr) {
    text += String(chunk)
    const found = /ws:\/\/\S+/.exec(text)
    if (found) return found[0]
  }
  throw new Error(`The browser did not start: ${text}`)
}
