import type { ShownPrice } from '#domain/vehicles/price.ts'
import { classNames } from '../ui/class-names.ts'

/** A card's price has its size in templates/cards.css: it is on a page a hundred times. */
const sizes = {
  card: 'card-amount',
  hero: 'block tabular-nums text-4xl font-bold roadhouse:font-display roadhouse:text-6xl roadhouse:sm:text-7xl roadhouse:leading-[0.9] gallery:text-5xl gallery:font-light',
}
const types = { card: 'card-price-type', hero: 'text-sm opacity-80 roadhouse:font-semibold roadhouse:opacity-100' }
const texts = { card: 'card-no-price', hero: 'font-semibold gallery:font-normal' }

interface PriceProps {
  price: ShownPrice
  size?: keyof typeof sizes
  className?: string
}

/** A price is never without its type: this is the only component that shows one. */
export function Price({ price, size = 'card', className }: PriceProps) {
  if (price.amount === null) return <p className={classNames(texts[size], className)}>{price.text}</p>
  return (
    <p className={className}>
      <span className={sizes[size]}>{price.amount}</span>
      <span className={types[size]}>{price.type}</span>
    </p>
  )
}
