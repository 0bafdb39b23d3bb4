/** Shows what the island holds for as long as the page is scrolled further than `data-past` says. */
export function showPast(island: HTMLElement): void {
  const held = island.firstElementChild as HTMLElement
  const above = document.createElement('div')
  above.style.cssText = `position:absolute;top:0;left:0;width:1px;height:${Number(island.dataset.past)}px;pointer-events:none`
  document.body.append(above)
  new IntersectionObserver(([entry]) => {
    held.hidden = entry!.isIntersecting
    // What is reached by keyboard, or by a link to a part of the page, must not come to lie beneath it.
    if (island.dataset.edge)
      document.documentElement.style.setProperty(
        `scroll-padding-${island.dataset.edge}`,
        held.hidden ? '' : `${held.offsetHeight + 16}px`,
      )
  }).observe(above)
}
