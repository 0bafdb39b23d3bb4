interface Viewed {
  views: number
  car_fields: { price?: string | null; price_type?: string; status?: string }
}

/** Counts that the vehicle was seen; says how often, where the site does, and that the page is no longer right. */
export function countView(island: HTMLElement): void {
  const { slug = '', known = '', price, status } = island.dataset
  fetch(`/api/cars/${encodeURIComponent(slug)}/view.json?${known}`)
    .then(async (response) => (response.ok ? ((await response.json()) as Viewed) : null))
    .then((viewed) => {
      if (!viewed) return
      const views = island.querySelector('[data-views]')
      if (views)
        views.textContent = `Looked at ${viewed.views.toLocaleString('en-AU')} ${viewed.views === 1 ? 'time' : 'times'}`
      const { car_fields: now } = viewed
      const isOld = now.status !== undefined && (now.status !== status || (now.price ?? '') !== price)
      island.querySelector<HTMLElement>('[data-old]')!.hidden = !isOld
    })
    .catch((error: unknown) => console.warn('The view was not counted.', error))
}
