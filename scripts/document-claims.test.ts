import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { falseClaims } from './document-claims.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

describe('a document’s claims', () => {
  const repository = {
    files: ['README.md', 'app/routes/site/home.tsx', 'domain/vehicles/price.ts', 'tests/e2e/screens.ts'],
    commands: ['test', 'bench:pages'],
  }
  it.each<[string, string[]]>([
    ['`domain/vehicles/price.ts`, `domain/vehicles/`, `domain/vehicles` and `domain`', []],
    ['`price.ts`, `site/home.tsx` and `*.tsx`', []],
    ['`npm run bench:pages`, `npm run bench:pages -- --quick` and `npm test`', []],
    ['`/search/suv`, `toyota/corolla`, `domain/<noun>/<verb-noun>.ts`, `a.b` and `ctx.stock`', []],
    ['`domain/vehicles/cost.ts`', ['domain/vehicles/cost.ts']],
    ['`domain/listings/`', ['domain/listings/']],
    ['`domain/vehicles/pri`', ['domain/vehicles/pri']],
    ['`vehicles/price.ts` is there, `app/price.ts` is not', ['app/price.ts']],
    ['`cost.ts` and `*.css`', ['cost.ts', '*.css']],
    ['    npm run bench:gone', ['npm run bench:gone']],
    ['`npm start`', ['npm start']],
    ['`npm ci`', []],
  ])('%j has these that do not hold: %j', (text, claims) => expect(falseClaims(text, repository)).toEqual(claims))
})

const ignored = ['**/node_modules', '.git', 'build', '.data', 'test-results', 'playwright-report', '.react-router']
const files = globSync('**/*', { cwd: root, exclude: ignored, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
const documents = files.filter((file) => /^(README\.md|docs\/.*\.md|search\/DESIGN\.md|studio\/README\.md)$/.test(file))
const commandsOf = (file: string): string[] =>
  Object.keys((JSON.parse(read(file)) as { scripts: Record<string, string> }).scripts)
const commands = [...commandsOf('package.json'), ...commandsOf('studio/package.json')]

it.each(documents)('%s names only files, folders and commands that exist', (document) =>
  expect(falseClaims(read(document), { files, commands })).toEqual([]),
)

it.each(documents)('%s links only to files that exist', (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, link]) => link!)
  const targets = links.map((link) => join(document, '..', link).replace(/\/$/, ''))
  expect(targets.filter((target) => !files.some((file) => file === target || file.startsWith(`${target}/`)))).toEqual(
    [],
  )
})
