const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const isWithin = (a: DOMRect, b: DOMRect): boolean =>
  a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom

/** Shows the names that lie neither on a pin or a button nor on another name nor beyond the edge; those of pins before those of towns. */
export function settleNames(box: HTMLElement): void {
  const edge = box.getBoundingClientRect()
  const partsOf = (selector: string) => [...box.querySelectorAll(selector)]
  const taken = partsOf('.map-pin > span > :first-child, .leaflet-control').map((each) => each.getBoundingClientRect())
  for (const name of [...partsOf('.map-pin > span > :last-child'), ...partsOf('.map-town > span')]) {
    const own = name.getBoundingClientRect()
    const isFree = isWithin(own, edge) && !taken.some((other) => overlap(own, other))
    name.classList.toggle('map-name-hidden', !isFree)
    if (isFree) taken.push(own)
  }
}
