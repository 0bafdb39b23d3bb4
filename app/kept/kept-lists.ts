import { countInHeader } from './header-count.ts'
import { markButtons } from './mark-buttons.ts'
import { readKept } from './read-kept.ts'
import { showTray } from './tray.ts'

let following: string | undefined

/** Shows what the device has kept: the count in the header, the pressed buttons, the tray; and follows it from now on. */
export function showKept(site: string): void {
  draw(site)
  if (following) return
  following = site
  const again = (): void => draw(site)
  // Another tab has changed something, or a page that was put away comes back.
  addEventListener('storage', again)
  addEventListener('pageshow', again)
  // The drawer and the menus are made anew with each page of a listing.
  document.addEventListener('toggle', again, true)
}

function draw(site: string): void {
  const favourites = readKept(site, 'favourites')
  const compared = readKept(site, 'compare')
  countInHeader(favourites.length)
  markButtons({ favourites, compare: compared })
  showTray(site, compared)
}
