export interface CarouselEnds {
  atStart: boolean
  atEnd: boolean
}

interface Scroller {
  scrollLeft: number
  clientWidth: number
  scrollWidth: number
}

/** Where a scroller stands. Zoomed screens give fractions of a pixel, so an end is an end within one. */
export function carouselEnds({ scrollLeft, clientWidth, scrollWidth }: Scroller): CarouselEnds {
  return { atStart: scrollLeft <= 1, atEnd: scrollLeft + clientWidth >= scrollWidth - 1 }
}
