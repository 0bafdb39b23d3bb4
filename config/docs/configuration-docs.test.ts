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
