import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ContestantName } from './contestants.ts'
import type { Peer } from './peer.ts'
import type { Answer, Query } from './query.ts'

/** One answer: which query of the workload, and the milliseconds it took. */
export type Sample = readonly [query: number, milliseconds: number]

export interface Built extends Pick<Peer, 'name' | 'byWords'> {
  lacks: NonNullable<Peer['lacks']>
  milliseconds: number
  /** What the documents alone take in this process. */
  documentBytes: number
  /** What the engine keeps, documents included where it keeps them. */
  bytes: number
  residentBytes: number
}

export interface Commands {
  build(size: number): Promise<Built>
  answer(query: Query): Promise<Answer>
  /** Answers the workload's queries, one after the other from where it stopped, until the time is over. */
  race(milliseconds: number): Promise<Sample[]>
  /** How long an answer takes to become JSON, on average, and how long it is. */
  stringify(milliseconds: number): Promise<{ milliseconds: number; bytes: number }>
  close(nothing: undefined): Promise<void>
}

export interface Command {
  name: keyof Commands
  argument: unknown
}

export type Reply = { value: unknown } | { error: string }

export type Contestant = Commands & { key: ContestantName }

/** Starts a contestant. One command at a time. */
export function startContestant(key: ContestantName): Contestant {
  const child = fork(join(import.meta.dirname, 'contestant.ts'), [key], {
    execArgv: ['--expose-gc'],
    serialization: 'advanced',
  })

  let waiting = Promise.withResolvers<Reply>()
  child.on('message', (reply: Reply) => waiting.resolve(reply))
  child.on('exit', (code, signal) => waiting.resolve({ error: `ended with ${code ?? signal}` }))

  async function tell<Name extends keyof Commands>(
    name: Name,
    argument: unknown,
  ): Promise<Awaited<ReturnType<Commands[Name]>>> {
    waiting = Promise.withResolvers()
    child.send({ name, argument } satisfies Command)
    const reply = await waiting.promise
    if ('error' in reply) throw new Error(`${key}, ${name}: ${reply.error}`)
    return reply.value as Awaited<ReturnType<Commands[Name]>>
  }

  return {
    key,
    build: (size) => tell('build', size),
    answer: (query) => tell('answer', query),
    race: (milliseconds) => tell('race', milliseconds),
    stringify: (milliseconds) => tell('stringify', milliseconds),
    async close() {
      if (!child.connected) return
      child.disconnect()
      await once(child, 'exit')
    },
  }
}
