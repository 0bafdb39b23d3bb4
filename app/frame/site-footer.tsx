import { memo } from 'react'
import type { Frame } from '#domain/content/open-frame.server.ts'
import { telephone } from '#domain/formats/telephone.ts'

/** Links by group, then who is licensed to sell here, and what the site must add. */
export const SiteFooter = memo(function SiteFooter({ name, groups, notes, phone, social }: Frame['footer']) {
  return (
    <footer className="site-footer">
      <div className="page grid gap-x-8 gap-y-10 py-14 sm:grid-cols-2 lg:grid-cols-4">
        {groups.map(({ title, items }) => (
          <nav key={title} aria-label={title}>
            <h2 className="footer-title">{title}</h2>
            <ul className="mt-3">
              {items.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} className="inline-flex min-h-[2.25rem] items-center no-underline hover:underline">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="page flex flex-wrap items-baseline gap-x-6 gap-y-2 border-t border-current/20 py-6 text-sm">
        <span>{name}</span>
        {phone && (
          <a href={telephone(phone)} className="inline-flex min-h-[1.5rem] items-center tabular-nums">
            {phone}
          </a>
        )}
        {social.map(({ network, url }) => (
          <a key={url} href={url} rel="noopener" className="inline-flex min-h-[1.5rem] items-center">
            {network}
          </a>
        ))}
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </div>
    </footer>
  )
})
