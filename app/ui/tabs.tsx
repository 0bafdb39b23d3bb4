import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface Tab {
  id: string
  title: string
  content: ReactNode
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  /** The tab that is open first. */
  initial?: string
  /** The level of the headings that stand in for the tabs without JavaScript. */
  level?: 2 | 3 | 4
}

const tabLook =
  'min-h-[3rem] shrink-0 cursor-pointer border-b-[length:max(2px,var(--line-width))] border-transparent px-4 py-2 text-muted hover:text-ink aria-selected:border-accent aria-selected:text-ink focus-visible:-outline-offset-3 harbour:font-medium roadhouse:font-display roadhouse:text-xl roadhouse:font-bold roadhouse:aria-selected:border-block roadhouse:aria-selected:bg-block roadhouse:aria-selected:text-on-block gallery:px-0 gallery:me-6 gallery:text-lg gallery:tracking-[0.06em] gallery:[font-variant-caps:all-small-caps]'

const steps: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Without JavaScript there are no tabs: every panel is shown, in order, under its own heading. */
export function Tabs({ label, tabs, initial, level = 3 }: TabsProps) {
  const own = useId()
  const [chosen, choose] = useState(initial ?? tabs[0]?.id)
  const list = useRef<HTMLDivElement>(null)
  const Heading = `h${level}` as const
  const onKeyDown = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(
      tabs.findIndex((tab) => tab.id === chosen),
      tabs.length,
    )
    if (next === undefined) return
    event.preventDefault()
    choose(tabs[next]?.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex overflow-x-auto overflow-y-hidden border-b-[length:var(--line-width)] border-line [scrollbar-width:thin] noscript:hidden"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${own}-${tab.id}-tab`}
            aria-controls={`${own}-${tab.id}`}
            aria-selected={tab.id === chosen}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => choose(tab.id)}
            onKeyDown={onKeyDown}
            className={tabLook}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${own}-${tab.id}`}
          aria-labelledby={`${own}-${tab.id}-tab`}
          tabIndex={0}
          className={classNames('py-5', tab.id !== chosen && 'hidden noscript:block')}
        >
          <Heading className="mb-2 hidden noscript:block">{tab.title}</Heading>
          {tab.content}
        </div>
      ))}
    </div>
  )
}
