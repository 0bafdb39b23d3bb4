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
      {blocks.map((block, at) => (
        <Part key={at} block={block} level={level} />
      ))}
    </div>
  )
}

function Part({ block, level }: { block: Block; level: 2 | 3 }) {
  if (block.is === 'heading') return <Heading block={block} level={level} />
  if (block.is === 'list') return <List block={block} />
  if (block.is === 'quote')
    return (
      <blockquote className="mt-6 border-l-[length:calc(var(--line-width)*2)] border-accent pl-5 text-xl">
        <Words of={block.of} />
      </blockquote>
    )
  return (
    <p className="mt-4 first:mt-0">
      <Words of={block.of} />
    </p>
  )
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
      <Words of={block.of} />
    </Tag>
  )
}

function List({ block: { ordered, items } }: { block: Extract<Block, { is: 'list' }> }) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag className={classNames('mt-4 space-y-2 pl-6 marker:text-accent', ordered ? 'list-decimal' : 'list-disc')}>
      {items.map((item, at) => (
        <li key={at} className="pl-1">
          <Words of={item} />
        </li>
      ))}
    </Tag>
  )
}

function Words({ of }: { of: readonly Inline[] }) {
  return of.map((inline, at) => {
    if (typeof inline === 'string') return inline
    const words = <Words of={inline.of} />
    if (inline.is === 'link')
      return (
        <TextLink key={at} to={inline.href} rel={inline.href.startsWith('https:') ? 'noopener' : undefined}>
          {words}
        </TextLink>
      )
    return inline.is === 'strong' ? <strong key={at}>{words}</strong> : <em key={at}>{words}</em>
  })
}
