import type { SiteConfig } from '#config/site/site-config.ts'
import { builtPath } from '../content/built-paths.ts'

type ChatConfig = Pick<SiteConfig, 'contact'>

/**
 * Whether there is a chat widget to open: the integration is on and has no token of its own, for who has one is spoken to
 * elsewhere.
 */
export const hasChatWidget = ({ contact: { chat } }: ChatConfig): boolean =>
  chat.integrated && !chat.off && chat.token === null

/** What is asked most, and where it is answered. */
const asked = [
  { label: 'Where are you, and when are you open?', href: '/contact' },
  { label: 'What would the repayments be?', href: '/finance' },
  { label: 'What is my trade-in worth?', href: '/trade-in' },
  { label: 'Can I take a test drive?', href: '/book-test-drive' },
]

export interface ChatView {
  /** Whether a service outside speaks, in a frame; else the widget is our own. */
  readonly isOutside: boolean
  /** Our own answers, before a person's. */
  readonly answers: readonly { label: string; href: string }[]
}

/** What the chat widget shows; null where there is none. */
export function chatView(config: ChatConfig & Pick<SiteConfig, 'pages' | 'features'>): ChatView | null {
  if (!hasChatWidget(config)) return null
  const { script, autobot } = config.contact.chat
  const isOutside = script !== null
  const answers = autobot && !isOutside ? asked.filter(({ href }) => builtPath(config, href) !== null) : []
  return { isOutside, answers }
}
