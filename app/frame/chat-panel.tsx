import type { Overlays } from '#domain/content/open-overlays.server.ts'
import { chatFramePath, formPath } from '#domain/content/route-paths.ts'
import { Icon } from '../ui/icon.tsx'

/**
 * The chat: a button that stays, and a panel the browser itself opens. A service outside speaks in a frame, which is fetched
 * when the panel is first opened and has a policy of its own; without one the panel says honestly what there is instead.
 */
export function ChatPanel({ title, isOutside, answers, links }: NonNullable<Overlays['chat']>) {
  return (
    <>
      <button type="button" popoverTarget="chat" className="chat-button">
        Message us
      </button>
      <section id="chat" popover="auto" aria-label={title} className="chat-panel">
        <div className="flex items-center justify-between gap-4 ps-5 pe-2 py-1 bg-block text-on-block">
          <p className="font-display text-lg">{title}</p>
          <button type="button" popoverTarget="chat" popoverTargetAction="hide" className="chat-close">
            <Icon name="close" className="size-[1.5rem]" />
            <span className="sr-only">Close</span>
          </button>
        </div>
        {isOutside ? (
          <iframe
            src={chatFramePath}
            title={title}
            loading="lazy"
            sandbox="allow-scripts allow-forms allow-popups allow-top-navigation-by-user-activation"
            className="chat-frame"
          />
        ) : (
          <div className="p-5">
            {answers.length > 0 && (
              <>
                <p>Asked most often, answered at once:</p>
                <ul className="mt-1 mb-4">
                  {answers.map(({ label, href }) => (
                    <li key={href}>
                      <a href={href} className="inline-flex min-h-[3rem] items-center underline underline-offset-4">
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </>
            )}
            <p>A person reads what you write and answers when we are open.</p>
            <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
              <a href={formPath('contact')} data-form="contact" className="button">
                Write a message
              </a>
              {links.map(({ label, href }) => (
                <a
                  key={href}
                  href={href}
                  rel="noopener"
                  className="inline-flex min-h-[3rem] items-center underline underline-offset-4"
                >
                  {label}
                </a>
              ))}
            </p>
          </div>
        )}
      </section>
    </>
  )
}
