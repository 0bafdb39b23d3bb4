import { pagePaths } from '#domain/content/route-paths.ts'
import { element } from './element.ts'

const mark = 'saved-count'

/**
 * How many vehicles are saved: at the end of the menu on wide screens; elsewhere on the menu's button and first in its
 * drawer. None of it moves anything: it takes room that nobody has.
 */
export function countInHeader(count: number): void {
  for (const old of document.querySelectorAll(`.${mark}`)) old.remove()
  if (count === 0) return
  const item = element('li', `${mark} max-lg:order-first lg:relative lg:w-0 lg:self-stretch`)
  item.append(savedLink(count, 'menu-link lg:absolute lg:inset-y-0 lg:start-0'))
  document.querySelector('.menu-list')?.append(item)
  const button = document.querySelector('.menu-button')
  const badge = element(
    'span',
    `${mark} absolute -end-2 -top-2 min-w-6 rounded-full bg-accent px-1.5 text-center text-sm leading-6 text-on-accent tabular-nums`,
    String(count),
  )
  badge.append(element('span', 'sr-only', ' saved'))
  button?.classList.add('relative')
  button?.append(badge)
}

function savedLink(count: number, look: string): HTMLAnchorElement {
  const link = element('a', look, 'Saved')
  link.href = pagePaths.favourites
  link.append(element('b', 'ms-2 tabular-nums', String(count)))
  return link
}
