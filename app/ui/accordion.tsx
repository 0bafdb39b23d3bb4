import { createContext, use, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

const GroupName = createContext<string | undefined>(undefined)

interface AccordionProps {
  /** With a name only one item is open at a time; the browser sees to it. Unique on the page. */
  name?: string
  className?: string
  children: ReactNode
}

export function Accordion({ name, className, children }: AccordionProps) {
  return (
    <div className={classNames('border-b-[length:var(--line-width)] border-line', className)}>
      <GroupName value={name}>{children}</GroupName>
    </div>
  )
}

interface AccordionItemProps {
  title: ReactNode
  /** Open before anyone touches it. */
  open?: boolean
  /** The level that fits the page's outline. */
  level?: 2 | 3 | 4
  children: ReactNode
}

/** Native <details>: opens without JavaScript, and find-in-page opens it too. */
export function AccordionItem({ title, open, level = 3, children }: AccordionItemProps) {
  const Heading = `h${level}` as const
  return (
    <details name={use(GroupName)} open={open} className="group border-t-[length:var(--line-width)] border-line">
      <summary className="flex min-h-[3rem] cursor-pointer list-none items-center justify-between gap-4 py-3 hover:text-accent [&::-webkit-details-marker]:hidden">
        <Heading className="min-w-0 font-display text-base font-[number:var(--display-weight)] wrap-anywhere roadhouse:text-xl gallery:text-lg">
          {title}
        </Heading>
        <Icon
          name="chevron-down"
          className="size-[1.25rem] transition-[rotate] duration-(--motion) group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="max-w-prose pb-5 wrap-anywhere text-muted">{children}</div>
    </details>
  )
}
