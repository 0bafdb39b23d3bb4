import { escapeMarkup, outsideBlock } from './outside-text.ts'

type Attributes = Readonly<Record<string, string | number | null | undefined>>
/** Text, or elements that are made already; null is left out. */
type Content = string | number | readonly (XmlElement | null)[]

/** An element as it is written: text can only become part of one through `element`, which escapes it. */
export interface XmlElement {
  readonly xml: string
}

/** An XML element; attributes that are null are left out. */
export function element(name: string, attributes: Attributes, content: Content): XmlElement {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => ` ${key}="${safe(String(value))}"`)
  return { xml: `<${name}${written.join('')}>${contentOf(content)}</${name}>` }
}

/** The same, where there is something to say. */
export const optional = (
  name: string,
  value: string | number | null | undefined,
  attributes: Attributes = {},
): XmlElement | null =>
  value === null || value === undefined || value === '' ? null : element(name, attributes, value)

function contentOf(content: Content): string {
  if (typeof content === 'string' || typeof content === 'number') return safe(String(content))
  // A line for each, for people who look at it and for mail servers, which want short ones.
  return content.map((child) => (child ? `\n${child.xml}` : '')).join('') + '\n'
}

const safe = (text: string): string => escapeMarkup(outsideBlock(text))
