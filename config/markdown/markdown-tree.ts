/** Words within a line. A plain string is text; what is not text says what it is. */
export type Inline =
  | string
  | { readonly is: 'strong' | 'emphasis'; readonly of: readonly Inline[] }
  | { readonly is: 'link'; readonly href: string; readonly of: readonly Inline[] }

/** What a text is made of. There is no kind for markup, pictures or scripts: what has no kind cannot be shown. */
export type Block =
  | { readonly is: 'heading'; readonly level: 1 | 2; readonly of: readonly Inline[] }
  | { readonly is: 'paragraph' | 'quote'; readonly of: readonly Inline[] }
  | { readonly is: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }

/** A text's words alone, as descriptions and excerpts want them. */
export const plainWords = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => (block.is === 'list' ? block.items.map(wordsOf).join(', ') : wordsOf(block.of)))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const wordsOf = (inlines: readonly Inline[]): string =>
  inlines.map((each) => (typeof each === 'string' ? each : wordsOf(each.of))).join('')
