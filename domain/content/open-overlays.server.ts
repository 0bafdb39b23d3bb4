import { createHash } from 'node:crypto'
import type { Ctx } from '../ctx.ts'
import { chatView } from '../contact/chat.ts'
import { messageLinks } from '../contact/message-links.ts'
import { builtPath } from './built-paths.ts'
import { popupAt } from './popup.ts'

/** What may lie over a page: the notice, the popup, the chat. A browser shows one at a time, and remembers what was closed. */
export function openOverlays({ site, config, serverConfig, clock, fresh, outside }: Ctx) {
  const popup = popupAt(config, clock())
  if (popup?.until) fresh.until(popup.until)
  const chat = chatView(serverConfig)
  if (chat?.isOutside) outside.add('chat')
  const { notice } = config.banners
  return {
    popup: popup && { ...popup, storageKey: keyOf(site.slug, 'popup', popup) },
    notice: notice.text && {
      text: notice.text,
      href: notice.href && builtPath(config, notice.href),
      storageKey: keyOf(site.slug, 'notice', notice),
    },
    chat: chat && { ...chat, title: `Message ${site.name}`, links: messageLinks(config.contact.phones) },
  }
}

/** What a device remembers it under: what says something else is something new. */
const keyOf = (site: string, kind: string, content: object): string =>
  `forecourt.${site}.${kind}.${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 8)}`

export type Overlays = ReturnType<typeof openOverlays>
