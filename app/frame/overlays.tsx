import type { Overlays as OverlaysView } from '#domain/content/open-overlays.server.ts'
import { pictureSources } from '#domain/media/picture-address.ts'
import { buttonLook } from '../ui/button-look.ts'
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

/** On a telephone one line at the foot, whose words unfold; on a desk a card in the corner that heroes leave free. */
function Notice({ text, href, storageKey }: NonNullable<OverlaysView['notice'] & object>) {
  return (
    <aside hidden data-overlay="notice" data-key={storageKey} aria-label="Cookies and tracking" className="notice">
      <details className="fold-on-phones group min-w-0 flex-1">
        <summary className="flex min-h-[3rem] cursor-pointer items-center gap-2">
          Cookies and tracking
          <Icon name="chevron-down" className="size-4 rotate-180 group-open:rotate-0" />
        </summary>
        <p className="wrap-anywhere max-sm:pb-3">
          {text}{' '}
          {href && (
            <a href={href} className="whitespace-nowrap underline">
              Read more
            </a>
          )}
        </p>
      </details>
      <button type="button" data-close className={buttonLook('secondary')}>
        OK
      </button>
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
