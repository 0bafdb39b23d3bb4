import type { StockVehicle } from '#db/stock.ts'
import { carTypes, type CarType } from '#db/value-sets.ts'
import { bodyTypeOf } from './body-types.ts'
import { isInStock } from './listed.ts'

/** What kinds of vehicles a site has at all: what menus are made of. It changes far less often than the stock. */
export interface StockShape {
  carTypes: CarType[]
  /** Search words and labels, in alphabetical order. */
  bodies: { slug: string; label: string }[]
  makes: string[]
}

/** The shape of these vehicles. No counts: one car more must not change every page's menu. */
export function stockShape(vehicles: Iterable<StockVehicle>): StockShape {
  const [types, bodies, makes] = [new Set<CarType>(), new Map<string, string>(), new Set<string>()]
  for (const { status, showOnDealerWebsite, carType, simpleBody, make } of vehicles) {
    if (!showOnDealerWebsite || !isInStock(status)) continue
    types.add(carType)
    makes.add(make)
    if (simpleBody) {
      const { slug, label } = bodyTypeOf(simpleBody)
      bodies.set(slug, label)
    }
  }
  return {
    carTypes: carTypes.filter((type) => types.has(type)),
    bodies: [...bodies].map(([slug, label]) => ({ slug, label })).toSorted((a, b) => a.label.localeCompare(b.label)),
    makes: [...makes].toSorted((a, b) => a.localeCompare(b)),
  }
}
