import type { VehicleCard } from '#domain/listings/vehicle-card.ts'
import { isFavourite, setFavourite, useFavourite } from '../browser/favourites.ts'
import { track } from '../browser/track.ts'
import { Icon } from '../ui/icon.tsx'

interface FavouriteButtonProps {
  card: Pick<VehicleCard, 'id' | 'href' | 'name' | 'carType' | 'picture' | 'save'>
  site: string
}

/** Saves the vehicle on this device. What can no longer be saved can still be taken back. */
export function FavouriteButton({ card, site }: FavouriteButtonProps) {
  const { id, name, save } = card
  const isSaved = useFavourite(site, id)
  if (!save && !isSaved) return null
  const press = (): void => {
    const favourite = {
      id,
      name,
      slug: card.href.slice('/cars/'.length),
      make: save?.make ?? '',
      model: save?.model ?? '',
      primary_image_url: card.picture,
    }
    // Not what was drawn: two quick presses come before the next drawing.
    const isWanted = !isFavourite(site, id)
    void setFavourite(site, favourite, isWanted)
    if (isWanted) void track('save', { vehicle_id: id, car_type: card.carType })
  }
  return (
    <button
      type="button"
      className="card-heart"
      aria-pressed={isSaved}
      aria-label={isSaved ? `Remove ${name} from saved` : `Save ${name}`}
      onClick={press}
    >
      <Icon name="heart" filled={isSaved} className="card-heart-icon" />
    </button>
  )
}
