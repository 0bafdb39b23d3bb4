import { environmentKeys } from '../environment-keys.ts'
import { configChecks } from '../site/checks.ts'
import { describeType } from '../site/describe-type.ts'
import type { Key } from '../site/key.ts'
import { listKeys, type ListedKey } from '../site/list-keys.ts'
import { introduction } from './introduction.ts'

/** The text of docs/configuration.md, made from the declarations of the keys. */
export function renderConfigurationDocs(): string {
  const keys = listKeys()
  const topics = [...new Set(keys.map(({ topic }) => topic))]
  const sections = topics.map((topic) =>
    renderTopic(
      topic,
      keys.filter((listed) => listed.topic === topic),
    ),
  )
  return `${[introduction, ...sections, renderChecks(), renderEnvironment()].join('\n\n')}\n`
}

function renderTopic(topic: string, keys: readonly ListedKey[]): string {
  const rows = keys.map(({ path, key }) => [
    code(path),
    escapeCell(describeType(key.type)),
    renderDefault(key.default),
    key.perVehicle ? 'yes' : '',
    key.audience,
    escapeCell(renderMeaning(key)),
    key.serves.join(', '),
  ])
  const heads = ['key', 'type', 'default', 'per vehicle', 'audience', 'meaning', 'serves']
  return `### ${topic}\n\n${renderTable(heads, rows)}`
}

/** What the key means, whether anything reads it yet, and what holds where a stored value is refused. */
function renderMeaning({ meaning, notBuilt, whenRefused }: Key): string {
  const refused = whenRefused === undefined ? '' : `. Refused in a stored layer it is ${renderDefault(whenRefused)}`
  return `${notBuilt ? '*Not built.* ' : ''}${meaning}${refused}`
}

function renderChecks(): string {
  const rows = configChecks.map(({ name, keys, message }) => [name, keys.map(code).join(', '), message])
  const text =
    'What must hold between keys, of a site as its layers resolve. A layer that breaks one is not saved; of layers that are stored it is logged and counted, and the settings hold as they are.'
  return `## Checks\n\n${text}\n\n${renderTable(['check', 'keys', 'wants'], rows)}`
}

function renderEnvironment(): string {
  const rows = Object.entries(environmentKeys).map(([name, key]) => [
    code(name),
    escapeCell(key.wants),
    name === 'HOST' ? escapeCell(String(key.default)) : renderDefault(key.default),
    'secret' in key ? 'yes' : '',
    escapeCell(key.meaning),
  ])
  const text = 'Read and validated once, at the start; all problems are reported together. Empty counts as not set.'
  return `## Environment\n\n${text}\n\n${renderTable(['variable', 'wants', 'default', 'secret', 'meaning'], rows)}`
}

function renderTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function renderDefault(value: unknown): string {
  if (value === null) return 'none'
  if (Array.isArray(value) && value.length === 0) return 'empty'
  const written = JSON.stringify(value)
  // Longer than this a cell is not read; the key's own file shows it laid out.
  return Array.isArray(value) && written.length > 400 ? `${value.length} entries, see the key` : code(written)
}

const code = (words: string) => `\`${words.replaceAll('|', '\\|')}\``
const escapeCell = (words: string) => words.replaceAll('|', '\\|').replaceAll('<', '&lt;')
