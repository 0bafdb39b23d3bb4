import type { PublicConfig } from '#config/site/site-config.ts'
import type { StockVehicle } from '#db/stock.ts'
import { formPath } from '../content/route-paths.ts'
import { actionForms } from './action-href.ts'

export interface SimilarCallView {
  readonly title: string
  readonly label: string
  readonly href: string
  readonly form: string
}

/** The way to the form that asks for others like a vehicle that cannot be bought. A page that held the form itself could not be kept. */
export function similarCall(
  { wording, buttons }: Pick<PublicConfig, 'wording' | 'buttons'>,
  { id }: Pick<StockVehicle, 'id'>,
): SimilarCallView {
  const form = actionForms.similar!
  return { title: wording.similarText, label: buttons.labels.findSimilar, href: `${formPath(form)}?car_id=${id}`, form }
}
