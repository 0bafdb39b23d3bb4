import { redirect } from 'react-router'
import type { Route } from './+types/vehicle-trade-in'

/** GET /cars/trade-in?car_id=…: the older address of the page where a vehicle is traded in. */
export const loader = ({ request }: Route.LoaderArgs): Response =>
  redirect(`/trade-in${new URL(request.url).search}`, 301)
