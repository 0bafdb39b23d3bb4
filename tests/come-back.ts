import { setTimeout as pause } from 'node:timers/promises'

const mostTimes = 20

/** Asks again when it is told to come back in a moment: a busy machine meets bounds that a quiet one never does. */
export async function comeBack(ask: () => Promise<Response>): Promise<Response> {
  for (let times = 1; ; times++) {
    const answer = await ask()
    const seconds = Number(answer.headers.get('retry-after') ?? 0)
    if (answer.status !== 503 || !seconds || times === mostTimes) return answer
    await pause(seconds * 1000)
  }
}
