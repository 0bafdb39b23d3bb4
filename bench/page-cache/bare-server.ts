// What Node itself costs: the same bytes and as many headers, sent by node:http with nothing in between.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

const [root, port] = process.argv.slice(2)
const body = readFileSync(join(root!, 'page.html.br'))
const headers = ['content-type', 'text/html', 'content-encoding', 'br', 'content-length', String(body.length)]
for (let n = 0; n < 12; n++) headers.push(`x-header-${n}`, 'a value of the usual length for a header')

createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(port))
