import type { ServerResponse } from 'node:http'
import { addressKey } from '../address-key.ts'
import { type Gate, retryAfterSeconds } from '../gate/gate.ts'
import { document, plainHeaders, styled } from '../plain-page.ts'
import type { PageMakings } from './page-makings.ts'

interface TurnAwayDeps {
  gate: Gate
  makings: PageMakings
  /** Whether a path is a page's at all, and not an answer of another kind. */
  isPage: (path: string) => boolean
}

interface Asked {
  siteId: number
  clientAddress: string | undefined
  path: string
  key: string
  /** A browser asks for what its visitor may press next. */
  isGuess: boolean
}

const page = document(
  'Please wait a moment',
  '<h1>Please wait a moment</h1><p>Many people are looking at once. This page tries again by itself.</p>',
  `<meta http-equiv="refresh" content="${retryAfterSeconds}">${styled}`,
)
const body = Buffer.from(page)
const headers = Object.entries({
  ...plainHeaders,
  'retry-after': String(retryAfterSeconds),
  'content-length': String(body.length),
}).flat()

/** Whoever asks again at once, asks no more often than that. A person does not notice. */
const pauseMs = 400

/**
 * Turns visitors away for whom no page could be made now, straight on the socket: in a flood this is nearly all that is
 * done, and must cost less than what is sent. False where the page can be made or waited for.
 */
export function createTurnAway({ gate, makings, isPage }: TurnAwayDeps) {
  const canBeMade = ({ siteId, clientAddress, isGuess }: Asked): boolean => {
    // Nobody who is here waits for a page that may never be looked at.
    if (isGuess) return gate.working === 0
    return gate.waiting === 0 || !gate.wouldRefuse({ siteId, address: addressKey(clientAddress) })
  }
  return (asked: Asked, outgoing: ServerResponse, requestId: () => string): boolean => {
    if (canBeMade(asked) || !isPage(asked.path) || makings.has(asked.key)) return false
    const id = requestId()
    setTimeout(() => {
      outgoing.writeHead(503, [...headers, 'x-request-id', id])
      outgoing.end(body)
    }, pauseMs)
    return true
  }
}
