import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** One primitive and all its states. */
export function Part({ id, title, note, children }: { id: string; title: string; note?: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-24 border-t-[length:var(--line-width)] border-line py-10"
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {note && <p className="mt-2 max-w-prose text-muted">{note}</p>}
      <div className="mt-6 grid gap-x-8 gap-y-6 md:grid-cols-2">{children}</div>
    </section>
  )
}

/** One state, under its name. */
export function Sample({ state, wide, children }: { state: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={classNames('min-w-0', wide && 'md:col-span-2')}>
      <p className="mb-3 text-sm text-muted">{state}</p>
      {children}
    </div>
  )
}

export const longText =
  'A name of more than ninety characters, such as a thing with every option in the book gets from the people who make it'
export const focusLook = 'outline-3 outline-offset-2 outline-focus'
