import { createContext, use, useRef, useState, useSyncExternalStore, type FocusEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'
import { ToastStore, type Toast } from './toast-store.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const Store = createContext<ToastStore | null>(null)

/** Around the page, once: it holds the place where toasts appear. A bar at the bottom sets --toast-bottom to be clear of it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => new ToastStore())
  return (
    <Store value={store}>
      {children}
      <ToastPlace store={store} />
    </Store>
  )
}

/** `show({ text, link })`. What it says must also be seen elsewhere: three seconds are short. */
export function useToast(): (toast: Toast) => void {
  const store = use(Store)
  if (!store) throw new Error('useToast needs a ToastProvider around the page')
  return store.show
}

const nothing = () => null
// The top layer: a dialog must not hide the answer to what was pressed inside it.
const showOnTop = (element: HTMLElement | null) => element?.showPopover?.()

function ToastPlace({ store }: { store: ToastStore }) {
  const toast = useSyncExternalStore(store.subscribe, store.current, nothing)
  // Where the keyboard was before it came here, to go back to.
  const cameFrom = useRef<Element>(null)
  const enter = (event: FocusEvent) => {
    store.pause()
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget
  }
  const close = () => {
    store.close()
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }
  return (
    // There from the start, so that what appears inside it is spoken.
    <output aria-live="polite">
      {toast && (
        <div
          key={toast.id}
          ref={showOnTop}
          popover="manual"
          onPointerEnter={store.pause}
          onPointerLeave={store.resume}
          onFocus={enter}
          onBlur={store.resume}
          className="inset-x-0 top-auto bottom-[var(--toast-bottom,1rem)] mx-auto my-0 w-[min(100%-2rem,30rem)] rounded-box border-0 bg-block p-0 text-on-block shadow-2xl transition-[opacity,translate] duration-(--motion) ease-out motion-reduce:transition-none starting:translate-y-4 starting:opacity-0 roadhouse:border-t-[length:calc(var(--line-width)*2)] roadhouse:border-accent roadhouse:shadow-none gallery:shadow-none"
        >
          <div className="flex items-center gap-2 ps-5">
            <p className="min-w-0 flex-1 py-3 wrap-anywhere">
              {toast.text}
              {toast.link && ' '}
              {toast.link && (
                <Link
                  to={toast.link.to}
                  onClick={store.close}
                  className="inline-block py-1 font-semibold underline focus-visible:outline-on-block"
                >
                  {toast.link.text}
                </Link>
              )}
            </p>
            <button
              type="button"
              onClick={close}
              className="grid size-[3rem] shrink-0 cursor-pointer place-items-center focus-visible:-outline-offset-3 focus-visible:outline-on-block"
            >
              <Icon name="close" />
              <VisuallyHidden>Close</VisuallyHidden>
            </button>
          </div>
        </div>
      )}
    </output>
  )
}
