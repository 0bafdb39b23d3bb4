// Part of npm run lint: colours have values in themes only. Fails, with file and line, on a raw colour or a style
// attribute in what pages are made of. A site's theme could not reach the one, and the content policy refuses the other.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')

const palette =
  'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose|mauve|olive|mist|taupe'
const painted =
  'bg|text|border(?:-[xytrblse])?|outline|ring|ring-offset|inset-ring|shadow|inset-shadow|drop-shadow|text-shadow|fill|stroke|from|via|to|divide|decoration|caret|accent|placeholder'

/** What may not be written, and what to say about it. */
const rules: readonly { pattern: RegExp; what: string }[] = [
  // Not an anchor such as '#add' in an address, nor a private field: a colour follows a quote, a bracket, a colon or a space.
  { pattern: /(?<=[:\s"'`[(,_])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?![\w/-])/i, what: 'a raw colour' },
  { pattern: /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i, what: 'a raw colour' },
  {
    pattern: new RegExp(`(?<![\\w-])(?:${painted})-(?:(?:${palette})-\\d{2,3}|white|black)(?![\\w-])`),
    what: 'a palette colour',
  },
  {
    pattern:
      /(?<![\w-])(?:color|background(?:-color)?|border(?:-\w+)?|fill|stroke|outline)\s*[:=]\s*["'{]*(?:[\w.]+\s+)*(?:white|black|red|green|blue|gr[ae]y|orange|yellow)\b/i,
    what: 'a named colour',
  },
  { pattern: /(?<![\w-])style=[{"']/, what: 'a style attribute' },
]

/** The lines of a file that break a rule, as `line: what`. */
export function findRawColours(text: string): readonly string[] {
  return text.split('\n').flatMap((line, index) => {
    const broken = rules.find((rule) => rule.pattern.test(line))
    return broken ? [`${index + 1}: ${broken.what}: ${line.trim().slice(0, 100)}`] : []
  })
}

function check(): void {
  const files = readdirSync(join(root, 'app'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.(?:tsx?|css)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith(join('app', 'templates')))
  const found = files.flatMap((file) =>
    findRawColours(readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}`),
  )
  for (const line of found) console.error(line)
  if (found.length > 0) process.exit(1)
}

if (import.meta.main) check()
