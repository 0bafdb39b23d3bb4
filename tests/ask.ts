import { type Agent, type IncomingMessage, request } from 'node:http'

export interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

interface Question {
  port: number
  path: string
  /** A demo site's slug. */
  site?: string
  headers?: Record<string, string>
  method?: string
  body?: string
  agent?: Agent
}

/** Asks a server on this machine as a site's visitor: unlike fetch it may name any host. */
export function ask({
  port,
  path,
  site = 'southbank',
  headers = {},
  method = 'GET',
  body,
  agent,
}: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const host = `${site}.localhost:${port}`
    const options = { host: '127.0.0.1', port, path, method, agent, headers: { host, ...headers } }
    const call = request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    call.on('error', reject)
    call.end(body)
  })
}
