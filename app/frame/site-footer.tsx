import type { Frame } from '#domain/content/open-frame.server.ts'
import { telephone } from '#domain/formats/telephone.ts'

const line = 'inline-flex min-h-[1.5rem] items-center'

/** Links by group, folded on phones; then how to reach them, and who is licensed to sell here and what the site must add. */
export function SiteFooter({ name, logo, groups, notes, phones, messages, social }: Frame['footer']) {
  return (
    <>
      <div className="footer-groups page">
        {groups.map(({ title, items }) => (
          <nav key={title} aria-label={title}>
            {/* Folded on phones alone; without a script its style opens it there too. */}
            <details className="footer-group">
              <summary>
                <h2 className="footer-title">{title}</h2>
              </summary>
              <ul>
                {items.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href} className="footer-link">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          </nav>
        ))}
      </div>
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-current/20 py-6 text-sm">
        {logo ? (
          <img
            src={logo.src}
            alt={logo.alt}
            width={logo.width ?? undefined}
            height={40}
            loading="lazy"
            className="h-8 w-auto"
          />
        ) : (
          <span>{name}</span>
        )}
        {phones.map(({ label, number }) => (
          <a key={number} href={telephone(number)} className={`${line} gap-1.5 tabular-nums`}>
            {label && <span>{label}</span>}
            {number}
          </a>
        ))}
        {messages.map(({ label, href }) => (
          <a key={href} href={href} rel="noopener" className={line}>
            {label}
          </a>
        ))}
        {social.map(({ network, url }) => (
          <a key={url} href={url} rel="noopener" className={line}>
            {network}
          </a>
        ))}
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </div>
    </>
  )
}
