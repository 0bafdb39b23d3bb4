import { AppError } from '../app-error.ts'
import type { Ctx } from '../ctx.ts'
import { vehicleMedia } from './vehicle-media.ts'

/** As many as a card lets a shopper swipe through before it is time to open the vehicle. */
const mostCardPictures = 6

/** The first pictures of a vehicle this site shows, in the order of its own page. */
export async function listCarPictures(ctx: Pick<Ctx, 'stock' | 'view'>, id: number): Promise<string[]> {
  const isShown = await ctx.stock.has(id)
  const record = isShown ? await ctx.view.vehicle(id) : undefined
  if (!record) throw new AppError('not_found', 'There is no such vehicle.')
  const { gallery } = vehicleMedia(record, 'end')
  return gallery
    .filter(({ kind }) => kind === 'picture')
    .slice(0, mostCardPictures)
    .map(({ src }) => src)
}
