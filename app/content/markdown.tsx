import { createElement, Fragment, type ReactNode } from 'react'
import type { Block, Inline } from '#config/markdown/markdown-tree.ts'
import { TextLink } from '../ui/link.tsx'
import { classNames } from '../ui/class-names.ts'

interface MarkdownProps {
  blocks: readonly Block[]
  /** The level of its first headings: that of the page's sections, or one below. */
  level?: 2 | 3
  className?: string
}

/** A text from the store or the configuration, set to be read: the one component that shows one. */
export function Markdown({ blocks, level = 2, className }: MarkdownProps) {
  return (
    <div className={classNames('max-w-[68ch] text-lg text-pretty wrap-anywhere gallery:font-light', className)}>
      {together(blocks.map((block) => partOf(block, level)))}
    </div>
  )
}

/** One after the other. A text never changes under its reader, and need not be told apart by keys. */
const together = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts)

function partOf(block: Block, level: 2 | 3): ReactNode {
  if (block.is === 'heading') return <Heading block={block} level={level} />
  if (block.is === 'list') return <List block={block} />
  if (block.is === 'quote')
    return (
      <blockquote className="mt-6 border-l-[length:calc(var(--line-width)*2)] border-accent pl-5 text-xl">
        {wordsOf(block.of)}
      </blockquote>
    )
  return <p className="mt-4 first:mt-0">{wordsOf(block.of)}</p>
}

function Heading({ block, level }: { block: Extract<Block, { is: 'heading' }>; level: 2 | 3 }) {
  const isTop = block.level === 1
  const Tag = `h${(level + (isTop ? 0 : 1)) as 2 | 3 | 4}` as const
  return (
    <Tag
      className={classNames(
        'mt-10 mb-3 first:mt-0 roadhouse:uppercase',
        isTop ? 'text-2xl roadhouse:text-3xl' : 'font-display text-lg font-(--display-weight) roadhouse:text-2xl',
      )}
    >
      {wordsOf(block.of)}
    </Tag>
  )
}

function List({ block: { ordered, items } }: { block: Extract<Block, { is: 'list' }> }) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag className={classNames('mt-4 space-y-2 pl-6 marker:text-muted', ordered ? 'list-decimal' : 'list-disc')}>
      {together(items.map(itemOf))}
    </Tag>
  )
}

const itemOf = (item: readonly Inline[]): ReactNode => <li className="pl-1">{wordsOf(item)}</li>

const wordsOf = (inlines: readonly Inline[]): ReactNode => together(inlines.map(inlineOf))

function inlineOf(inline: Inline): ReactNode {
  if (typeof inline === 'string') return inline
  if (inline.is === 'link')
    return (
      <TextLink to={inline.href} rel={inline.href.startsWith('https:') ? 'noopener' : undefined}>
        {wordsOf(inline.of)}
      </TextLink>
    )
  return inline.is === 'strong' ? <strong>{wordsOf(inline.of)}</strong> : <em>{wordsOf(inline.of)}</em>
}
