import type { MapGround } from '#domain/places/map/ground.ts'

/** As the drawn map has it. */
const zoom = 10

/**
 * Lays a map that can be moved over the drawn one, which keeps its place. Where data is saved, or anything fails, the drawn one
 * stays. (What a listing knows of costly lines is not asked: it would come to stand in every page's first script.)
 */
export async function start(island: HTMLElement): Promise<void> {
  const { ground: path = '', name = '' } = island.dataset
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  try {
    const [maps, { settleNames }, ground] = await Promise.all([
      import('../maps/ground.ts').then(async (module) => (await module.loadLeaflet(), module)),
      import('../maps/settle-names.ts'),
      fetchGround(path),
    ])
    const drawn = island.firstElementChild as HTMLElement
    const box = boxOver(drawn)
    const [{ lat, long }] = ground.places as [MapGround['places'][number]]
    // One finger scrolls the page, two move the map; a wheel scrolls until the map is in use.
    const map = maps.drawGround(box, ground, {
      scrollWheelZoom: false,
      dragging: !matchMedia('(pointer: coarse)').matches,
    })
    map.setView([lat, long], zoom, { animate: false })
    maps.boundZoom(map)
    const icon = maps.iconOf('map-pin map-pin-here', ['', name])
    maps.leaflet.marker([lat, long], { icon, interactive: false, keyboard: false, zIndexOffset: 1000 }).addTo(map)
    box.addEventListener('focusin', () => map.scrollWheelZoom.enable())
    box.addEventListener('focusout', () => map.scrollWheelZoom.disable())
    const settle = () => settleNames(box)
    settle()
    map.on('moveend', settle)
    drawn.style.visibility = 'hidden'
  } catch {
    island.querySelector('.map-ground')?.remove()
  }
}

/** As large as the drawn map, and called what that is called. */
function boxOver(drawn: HTMLElement): HTMLElement {
  const box = document.createElement('div')
  box.className = 'map-over'
  box.role = 'group'
  box.ariaLabel = drawn.querySelector('img')!.alt
  drawn.after(box)
  return box
}

async function fetchGround(path: string): Promise<MapGround> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`The map answered ${response.status}`)
  return (await response.json()) as MapGround
}
