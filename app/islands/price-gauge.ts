import { formatMoney } from '#domain/formats/amounts.ts'

const durationMs = 2_500

/** Fast at first, slow at its end, where it is read. */
const eased = (share: number): number => 1 - (1 - share) ** 3

/**
 * Counts the price up as it comes into view. What listeners hear stands elsewhere and never moves; whoever wants less motion
 * has it as it came.
 */
export function start(island: HTMLElement): void {
  const amount = island.querySelector<HTMLElement>('[data-amount]')
  const bar = island.querySelector('[data-bar]')
  const marker = island.querySelector('[data-marker]')
  if (!amount || !bar || !marker || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const final = amount.dataset.amount!
  const cents = Number(final.replaceAll(/\D/g, '')) * 100
  const end = Number.parseFloat(marker.getAttribute('cx')!)
  const show = (share: number): void => {
    amount.textContent = share === 1 ? final : formatMoney(Math.round((cents * share) / 100) * 100)
    bar.setAttribute('width', `${end * share}%`)
    marker.setAttribute('cx', `${end * share}%`)
  }
  const seen = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    seen.disconnect()
    let began: number | undefined
    const step = (now: number): void => {
      began ??= now
      const share = Math.min(1, (now - began) / durationMs)
      show(eased(share))
      if (share < 1) requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })
  seen.observe(amount)
}
