import { readFile } from 'node:fs/promises'
import { minify } from 'terser'
import { type Plugin, transformWithOxc } from 'vite'

const asked = /\.ts\?script$/

/**
 * `import name from './x.ts?script'` gives a module's default function as text, to be written into pages: typed and linted
 * as all else is, and sent in few bytes. It has all it uses in its file.
 */
export const pageScripts: Plugin = {
  name: 'page-scripts',
  enforce: 'pre',
  load: {
    filter: { id: asked },
    async handler(id) {
      const file = id.replace('?script', '')
      this.addWatchFile(file)
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
      return `export default ${JSON.stringify(await functionText(code))}`
    },
  },
}

/** The default function of a module, as an expression. */
export async function functionText(module: string): Promise<string> {
  if (/^import\b/m.test(module)) throw new Error('A script written into pages imports nothing')
  const body = module.replace('export default function', 'return function')
  if (body === module) throw new Error('A script written into pages is a default function')
  const { code = '' } = await minify(`export default (() => {${body}})()`, {
    module: true,
    ecma: 2020,
    compress: { passes: 3 },
  })
  return code.replace(/^export default ?/, '').replace(/;$/, '')
}
