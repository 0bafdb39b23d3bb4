import type { ShownPrice } from '#domain/vehicles/price.ts'
import { classNames } from '../ui/class-names.ts'

const sizes = {
  card: 'text-2xl font-bold roadhouse:font-display roadhouse:text-3xl roadhouse:leading-none roadhouse:sm:text-4xl gallery:text-2xl gallery:font-normal',
  hero: 'text-4xl font-bold roadhouse:font-display roadhouse:text-6xl roadhouse:sm:text-7xl roadhouse:leading-[0.9] gallery:text-5xl gallery:font-light',
}

interface PriceProps {
  price: ShownPrice
  size?: keyof typeof sizes
  className?: string
}

/** A price is never without its type: this is the only component that shows one. */
export function Price({ price, size = 'card', className }: PriceProps) {
  if (price.amount === null) return <p className={classNames('font-semibold gallery:font-normal', className)}>{price.text}</p>
  return (
    <p className={className}>
      <span className={classNames('block tabular-nums', sizes[size])}>{price.amount}</span>
      <span className="text-sm opacity-80 roadhouse:font-semibold roadhouse:opacity-100">{price.type}</span>
    </p>
  )
}
