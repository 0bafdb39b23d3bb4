import type { ShownPrice } from '#domain/vehicles/price.ts'

/** A price is never without its type: this is the only component that shows one. */
export function Price({ price, className }: { price: ShownPrice; className?: string }) {
  if (price.amount === null) return <p className={`font-semibold ${className ?? ''}`}>{price.text}</p>
  return (
    <p className={className}>
      <span className="block text-2xl font-bold tabular-nums">{price.amount}</span>
      <span className="text-sm text-muted">{price.type}</span>
    </p>
  )
}
