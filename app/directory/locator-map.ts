import { stockMapPath } from '#domain/content/route-paths.ts'
import type { StockMap } from '#domain/places/map/stock-map.server.ts'

/**
 * Lays a map that can be moved over the drawn one, its pins numbered as the list beside it; a press on one opens its place.
 * Where data is saved, or anything fails, the drawn one stays.
 */
export async function start(figure: HTMLElement): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const drawn = figure.querySelector('picture')!
  const box = document.createElement('div')
  box.className = 'map-over'
  box.role = 'group'
  box.ariaLabel = drawn.querySelector('img')!.alt
  try {
    const [draw, ground] = await Promise.all([
      import('../listing/map/draw-places.ts').then(async (module) => (await module.loadLeaflet(), module)),
      fetchGround(),
    ])
    drawn.after(box)
    const map = draw.drawMap(box, ground)
    draw.drawPins(map, ground, numbered(ground))
    const settle = () => draw.settleNames(box)
    settle()
    map.on('moveend', settle)
    drawn.style.visibility = 'hidden'
  } catch {
    box.remove()
  }
}

/** In the order of the list; of several at one address the first. */
function numbered({ places }: StockMap) {
  const seen = new Set<string>()
  const pointOf = new Map(places.map(({ id, lat, long }) => [String(id), `${lat} ${long}`]))
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.map-places [data-place]')]
  return links.flatMap(({ dataset: { place = '', name = '' }, href }, at) => {
    const point = pointOf.get(place)
    if (point === undefined || seen.has(point)) return []
    seen.add(point)
    return [{ id: Number(place), name, count: at + 1, km: null, isChosen: false, href }]
  })
}

async function fetchGround(): Promise<StockMap> {
  const response = await fetch(stockMapPath)
  if (!response.ok) throw new Error(`The map answered ${response.status}`)
  return (await response.json()) as StockMap
}
