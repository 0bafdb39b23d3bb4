import type { VehicleCard as Card } from '#domain/listings/vehicle-card.ts'
import type { CardLook } from '../../parts/card-parts.tsx'
import { VehicleCard } from '../../parts/vehicle-card.tsx'

/** As wide as the template's cards are, a card a place; and as high, whatever they are called: what stands below must not move. */
export const placeLook =
  'grid w-[82%] shrink-0 snap-start sm:w-[46%] lg:w-[31%] roadhouse:w-[62%] roadhouse:sm:w-[38%] roadhouse:lg:w-[23.5%] gallery:sm:w-[60%] gallery:lg:w-[44%] [&_.card-name_a]:line-clamp-2 [&_.card-text]:min-h-[14rem] roadhouse:[&_.card-text]:min-h-[22.5rem]'

/** The cards of a list of similar vehicles. */
export function SimilarItems({ cards, look }: { cards: readonly Card[]; look: CardLook }) {
  return cards.map((card) => (
    <li key={card.id} className={placeLook}>
      <VehicleCard card={card} look={look} />
    </li>
  ))
}
