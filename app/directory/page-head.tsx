import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '../ui/breadcrumb.tsx'

interface PageHeadProps {
  crumbs: readonly Crumb[]
  title: string
  /** One line below the title. */
  intro?: ReactNode
  children?: ReactNode
}

/** How a page of a directory begins: the way here, what it is, and what can be asked of it. */
export function PageHead({ crumbs, title, intro, children }: PageHeadProps) {
  return (
    <div className="page pt-6 pb-2 lg:pt-8">
      <Breadcrumb crumbs={crumbs} />
      <h1 className="mt-4 wrap-anywhere roadhouse:uppercase">{title}</h1>
      {intro && <p className="mt-3 max-w-prose text-lg text-muted tabular-nums">{intro}</p>}
      {children}
    </div>
  )
}
