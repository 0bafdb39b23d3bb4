import type { Overlays as OverlaysView } from '#domain/content/open-overlays.server.ts'
import { pictureSources } from '#domain/media/picture-address.ts'
import { Icon } from '../ui/icon.tsx'
import { ChatPanel } from './chat-panel.tsx'

/** What may lie over a page. Unseen until the frame's script shows one of them, save the chat, which opens by its buttons. */
export function Overlays({ popup, notice, chat }: OverlaysView) {
  return (
    <>
      {notice && <Notice {...notice} />}
      {popup && <Popup {...popup} />}
      {chat && <ChatPanel {...chat} />}
    </>
  )
}

function Notice({ text, href, storageKey }: NonNullable<OverlaysView['notice'] & object>) {
  return (
    <aside hidden data-overlay="notice" data-key={storageKey} aria-label="Cookies and tracking" className="notice">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <p className="min-w-0 flex-[1_1_20rem] wrap-anywhere">
          {text}{' '}
          {href && (
            <a href={href} className="whitespace-nowrap underline">
              Read more
            </a>
          )}
        </p>
        <button type="button" data-close className="button cursor-pointer">
          OK
        </button>
      </div>
    </aside>
  )
}

function Popup({
  title,
  description,
  image,
  button,
  delaySeconds,
  until,
  storageKey,
}: NonNullable<OverlaysView['popup']>) {
  return (
    <dialog
      data-overlay="popup"
      data-key={storageKey}
      data-delay={delaySeconds}
      data-until={until?.getTime()}
      aria-labelledby="popup-title"
      closedby="any"
      className="popup"
    >
      <form method="dialog">
        <button className="popup-close">
          <Icon name="close" className="size-[1.5rem]" />
          <span className="sr-only">Close</span>
        </button>
      </form>
      {image && (
        <img
          {...pictureSources(image, '16x9', 1200)}
          sizes="(min-width: 40rem) 600px, 95vw"
          alt=""
          loading="lazy"
          decoding="async"
          className="popup-image"
        />
      )}
      <div className="p-6">
        <h2 id="popup-title" className="text-2xl wrap-anywhere">
          {title}
        </h2>
        {description && <p className="mt-3 wrap-anywhere">{description}</p>}
        {button && (
          <a href={button.href} data-close className="button mt-5">
            {button.label}
          </a>
        )}
      </div>
    </dialog>
  )
}
