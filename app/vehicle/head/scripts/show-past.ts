/** Shows what the island holds for as long as the page is scrolled further than `data-past` says. */
export function showPast(island: HTMLElement): void {
  const held = island.firstElementChild as HTMLElement
  const above = document.createElement('div')
  above.style.cssText = `position:absolute;top:0;left:0;width:1px;height:${Number(island.dataset.past)}px;pointer-events:none`
  document.body.append(above)
  new IntersectionObserver(([entry]) => {
    held.hidden = entry!.isIntersecting
    const { edge } = island.dataset
    if (!edge) return
    const height = held.hidden ? 0 : held.offsetHeight
    // What is reached by keyboard, or by a link to a part of the page, must not come to lie beneath it: not even the
    // last line, after which nothing can be scrolled.
    const { style } = document.documentElement
    style.setProperty(`scroll-padding-${edge}`, height ? `${height + 16}px` : '')
    // The tray has the body's own.
    if (edge === 'bottom') style.paddingBottom = `${height}px`
  }).observe(above)
}
