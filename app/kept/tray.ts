import { comparePath } from '#domain/compare/compare-address.ts'
import { mostCompared } from '#domain/vehicles/keeping.ts'
import { pagePaths } from '#domain/content/route-paths.ts'
import { localStore } from '../browser/local-store.ts'
import { element } from './element.ts'
import type { Kept } from './read-kept.ts'

const look =
  'fixed inset-x-0 bottom-[var(--tray-bottom,0px)] z-30 border-t border-line bg-ground text-ink print:hidden roadhouse:border-t-[length:calc(var(--line-width)*2)] roadhouse:border-ink'

let tray: HTMLElement | undefined

/** What is being compared follows from page to page, and leads to the comparison, where it has no place itself. */
export function showTray(site: string, compared: readonly Kept[]): void {
  const isWanted = compared.length > 0 && location.pathname !== pagePaths.compare
  if (!isWanted) {
    tray?.remove()
    tray = undefined
    document.body.style.paddingBottom = ''
    return
  }
  const count = compared.length
  const words = element('p', 'min-w-0 flex-1 leading-tight')
  words.append(
    element('strong', 'tabular-nums', `${count} of ${mostCompared}`),
    count === 1 ? ' to compare. Add another to see them side by side.' : ' to compare',
  )
  const open = element('a', 'button shrink-0', 'Compare')
  open.href = comparePath(compared.map(({ slug }) => slug))
  const clear = element('button', 'min-h-[3rem] shrink-0 cursor-pointer px-2 underline', 'Clear')
  clear.type = 'button'
  clear.addEventListener('click', () => void localStore(site).clear('compare'))
  const row = element('div', 'page flex items-center gap-3 py-2')
  row.append(words, clear, open)
  tray ??= document.body.appendChild(element('aside', look))
  tray.ariaLabel = 'Your comparison'
  tray.replaceChildren(row)
  // The end of the page is not covered.
  document.body.style.paddingBottom = `${tray.offsetHeight}px`
}
