import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { environmentKeys } from '../environment-keys.ts'
import { listKeys } from '../site/list-keys.ts'
import { renderConfigurationDocs } from './render-configuration-docs.ts'

it('docs/configuration.md says what the schema says [PL-04]', async () => {
  const written = await readFile(new URL('../../docs/configuration.md', import.meta.url), 'utf8')
  expect(written, 'run scripts/write-configuration-docs.ts').toBe(renderConfigurationDocs())
})

it('documents every key and every variable [PL-04]', () => {
  const text = renderConfigurationDocs()
  const names = [...listKeys().map(({ path }) => path), ...Object.keys(environmentKeys)]
  expect(names.filter((name) => !text.includes(`| \`${name}\` |`))).toEqual([])
})

it('says of every key whether it is built, and what holds where a stored value is refused [PL-04]', () => {
  const lines = renderConfigurationDocs().split('\n')
  for (const { path, key } of listKeys()) {
    const row = lines.find((line) => line.startsWith(`| \`${path}\` |`))!
    expect([row.includes('*Not built.*'), row.includes('Refused in a stored layer')], path).toEqual([
      key.notBuilt,
      key.whenRefused !== undefined,
    ])
  }
})
