import { Badge } from '../../ui/badge.tsx'

/** By how much a price is below what others ask; nothing where it is not. */
export function MarketBadge({ text, className }: { text: string | null; className?: string }) {
  return (
    text && (
      <p className={className}>
        <Badge tone="positive" className="roadhouse:bg-ground">
          {text}
        </Badge>
      </p>
    )
  )
}
