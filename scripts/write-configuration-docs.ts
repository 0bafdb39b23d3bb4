import { readFile, writeFile } from 'node:fs/promises'
import { renderConfigurationDocs } from '../config/docs/render-configuration-docs.ts'

const page = new URL('../docs/configuration.md', import.meta.url)

/** Writes docs/configuration.md; with `--check` only says whether it is up to date. */
async function main(args: readonly string[]): Promise<void> {
  const text = renderConfigurationDocs()
  if (!args.includes('--check')) return writeFile(page, text)
  const written = await readFile(page, 'utf8').catch(() => '')
  if (written === text) return
  console.error('docs/configuration.md differs from the schema: run scripts/write-configuration-docs.ts')
  process.exitCode = 1
}

if (import.meta.main) await main(process.argv.slice(2))
