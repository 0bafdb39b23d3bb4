import type { Frame } from '#domain/content/open-frame.server.ts'
import type { MenuItem } from '#domain/content/header-menu.ts'
import { telephone } from '#domain/formats/telephone.ts'
import { Icon } from '../ui/icon.tsx'
import { Panel } from './menu-panels.tsx'

type SiteMenuProps = Pick<Frame['header'], 'menu' | 'name' | 'phone' | 'hasChat' | 'messages'>

/**
 * The navigation, written once: across the header on wide screens, on narrow ones a drawer the browser itself opens and
 * dismisses. What opens in it are disclosures. All of it works without JavaScript; the frame's script adds the rest.
 */
export function SiteMenu({ menu, name, phone, hasChat, messages }: SiteMenuProps) {
  return (
    <>
      <button type="button" popoverTarget="site-menu" className="menu-button">
        Menu
      </button>
      <nav id="site-menu" popover="auto" aria-label="Main" className="site-menu">
        <div className="drawer-head">
          <span className="font-display text-lg">{name}</span>
          <button type="button" autoFocus popoverTarget="site-menu" popoverTargetAction="hide" className="drawer-close">
            <Icon name="close" className="size-[1.5rem]" />
            <span className="sr-only">Close the menu</span>
          </button>
        </div>
        <ul className="menu-list">
          {menu.map((item) => (
            <li key={item.label}>{item.panel ? <Dropdown {...item} /> : <TopLink {...item} />}</li>
          ))}
        </ul>
        <div className="drawer-foot">
          {phone && (
            <a href={telephone(phone)} className="button w-full justify-center tabular-nums">
              Call {phone}
            </a>
          )}
          <p className="mt-2 flex flex-wrap gap-x-6">
            {hasChat && (
              <button type="button" popoverTarget="chat" className="min-h-[3rem] cursor-pointer underline">
                Message us
              </button>
            )}
            {messages.map(({ label, href }) => (
              <a key={href} href={href} rel="noopener" className="inline-flex min-h-[3rem] items-center underline">
                {label}
              </a>
            ))}
          </p>
        </div>
      </nav>
    </>
  )
}

function TopLink({ label, href, emphasised }: MenuItem) {
  return (
    <a href={href} className={emphasised ? 'menu-link menu-link-emphasised' : 'menu-link'}>
      {label}
    </a>
  )
}

function Dropdown({ label, panel, emphasised }: MenuItem) {
  return (
    <details name="main-menu" className="menu-item" data-panel={panel!.kind}>
      <summary className={emphasised ? 'menu-link menu-link-emphasised' : 'menu-link'}>{label}</summary>
      <div className="menu-panel">
        <Panel panel={panel!} />
      </div>
    </details>
  )
}
