import type { Block, Inline } from '#config/markdown/markdown-tree.ts'
import type { PublicConfig } from '#config/site/site-config.ts'
import { listed } from '../formats/listed.ts'

interface Said {
  readonly site: { readonly name: string }
  readonly config: Pick<PublicConfig, 'contact' | 'privacy'>
}

/** What standard texts leave to the site: who it is, how it is reached, where its providers are. */
export function siteWords({ site, config: { contact, privacy } }: Said): Readonly<Record<string, string>> {
  const ways = [contact.phones.main, contact.email].filter((way) => way !== null)
  const { overseasCountries: countries } = privacy
  return {
    dealership: site.name,
    contact: ways.length > 0 ? ways.join(' or ') : 'at any of our locations',
    overseas:
      countries.length === 0
        ? 'We are not likely to disclose it to anyone outside Australia.'
        : `Some of those who work for us are outside Australia: in ${listed(countries)}.`,
  }
}

/** A text with these words where it names them in braces; in its words alone, so that no word becomes a mark. */
export const withSiteWords = (blocks: readonly Block[], words: Readonly<Record<string, string>>): Block[] =>
  blocks.map((block) =>
    block.is === 'list'
      ? { ...block, items: block.items.map((item) => filled(item, words)) }
      : { ...block, of: filled(block.of, words) },
  )

const filled = (inlines: readonly Inline[], words: Readonly<Record<string, string>>): Inline[] =>
  inlines.map((each) =>
    typeof each === 'string'
      ? each.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(words, name) ? words[name]! : whole))
      : { ...each, of: filled(each.of, words) },
  )
