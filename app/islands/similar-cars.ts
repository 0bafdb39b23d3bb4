/** Fetches the cards, if they are not there yet, and lets buttons move along them. */
export async function start(island: HTMLElement): Promise<void> {
  const row = island.querySelector<HTMLElement>('#similar-row')
  if (!row) return
  const { from } = island.dataset
  const cards = from ? await cardsFrom(from) : row.innerHTML
  if (from && cards) row.firstElementChild!.innerHTML = cards
  // Its place is kept: what stands below must not move.
  if (cards === '') sayNone(row)
  row.removeAttribute('aria-busy')
  row.hidden = cards === null
  moveAlong(island, row)
}

function sayNone(row: HTMLElement): void {
  row.style.minHeight = `${row.offsetHeight}px`
  row.replaceChildren(
    Object.assign(document.createElement('p'), { textContent: 'Nothing else like it is here just now.' }),
  )
}

/** Null where they could not be had: the link to all of them stays. */
async function cardsFrom(path: string): Promise<string | null> {
  try {
    const response = await fetch(path)
    return response.ok ? await response.text() : null
  } catch {
    return null
  }
}

function moveAlong(island: HTMLElement, row: HTMLElement): void {
  const buttons = [...island.querySelectorAll<HTMLElement>('[data-turn]')]
  const isOver = (turn: number): boolean =>
    turn < 0 ? row.scrollLeft <= 1 : row.scrollLeft + row.clientWidth >= row.scrollWidth - 1
  const measure = (): void => {
    const over = buttons.map((button) => isOver(Number(button.dataset.turn)))
    for (const [at, button] of buttons.entries()) button.ariaDisabled = String(over[at])
    island.querySelector('[data-turns]')?.classList.toggle('invisible', over.every(Boolean))
  }
  for (const button of buttons)
    button.addEventListener('click', () => {
      const turn = Number(button.dataset.turn)
      if (!isOver(turn)) row.scrollBy({ left: turn * row.clientWidth * 0.85 })
    })
  row.addEventListener('scroll', measure, { passive: true })
  new ResizeObserver(measure).observe(row)
}
