// The floor to compare with: Hono's own static file server, over the page saved as a file beside its .br form.
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

const [root, port] = process.argv.slice(2)
const app = new Hono()
app.use('*', serveStatic({ root: root!, precompressed: true }))
serve({ fetch: app.fetch, port: Number(port) })
