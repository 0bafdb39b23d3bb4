import { describe, expect, it } from 'vitest'
import { type RangeName, ranges } from '../catalogue.ts'
import { readManifest } from '../media-manifest.ts'
import { everyShape } from '../model-shapes.ts'
import { modelsOfShape } from '../catalogue/shapes.ts'
import { createRandom, seedFrom } from '../random.ts'
import { type MadeVehicle, makeVehicle } from './make-stock.ts'

const now = new Date('2026-11-17T00:00:00Z')
const stockOf = (range: RangeName, count: number): MadeVehicle[] => {
  const order = {
    dealershipId: 1,
    places: [{ id: 1, city: 'Dubbo', state: 'NSW' as const }],
    models: ranges[range],
    prefix: 'X',
    testDriveTag: 'Test Drive Only',
    reportFile: 'report',
    backdrops: ['studio'] as const,
    leadView: 'low-34' as const,
    now,
  }
  return Array.from({ length: count }, (_, index) =>
    makeVehicle(createRandom(seedFrom(`${range}${index}`)), order, index),
  )
}
const cars = stockOf('allCars', 4_000)
const motorcycles = stockOf('motorcycles', 1_200)
const touring = stockOf('touring', 1_800)
const all = [...cars, ...motorcycles, ...touring]
const rows = all.map(({ row }) => row)

const shapeIn = ({ images }: MadeVehicle): string | undefined => images[0]?.url.split('/')[3]
const groups = <T, K>(items: readonly T[], by: (item: T) => K) => [...Map.groupBy(items, by).values()]
const variety = <T>(items: readonly T[], of: (item: T) => unknown): number => new Set(items.map(of)).size

describe('the demo’s stock agrees with itself', () => {
  it('a model of one generation, cab and number of axles has one shape', () => {
    const shown = all.filter(shapeIn)
    const same = groups(shown, ({ row }) =>
      [row.make, row.model, row.series, row.simpleBody, row.cab, row.axles].join(),
    )
    expect(same.filter((group) => variety(group, shapeIn) > 1).map((group) => group[0]!.row.name)).toEqual([])
    expect(variety(shown, shapeIn)).toBeGreaterThan(40)
  })

  it('every shape is one the studio has drawn, and every model it names is sold', () => {
    const drawn = readManifest()
    expect(everyShape.filter((shape) => !drawn[shape]?.views['front-34'])).toEqual([])
    const sold = new Set(rows.flatMap(({ make, model, series }) => [`${make} ${model}`, `${make} ${model} ${series}`]))
    expect(
      Object.values(modelsOfShape)
        .flat()
        .filter((model) => !sold.has(model)),
    ).toEqual([])
  })

  it('a single cab never stands for a dual cab, and an electric car has no grille', () => {
    const utes = cars.filter(({ row }) => row.cab)
    const wrongCab = utes.filter((each) => {
      const shape = shapeIn(each)
      return shape !== undefined && shape.includes('dual-cab') === /Single|Extra/.test(each.row.cab!)
    })
    expect(wrongCab.map(({ row }) => `${row.name} ${row.cab}`)).toEqual([])
    const electric = cars.filter((each) => each.row.simpleFuel === 'Electric' && shapeIn(each))
    expect(electric.length).toBeGreaterThan(300)
    expect(
      electric.map(shapeIn).filter((shape) => !/^(liftback|sedan-b|hatch-d|suv-(compact|large)-d)/.test(shape!)),
    ).toEqual([])
  })

  it('a model and badge has one number of berths, and bunks only for a family', () => {
    const vans = rows.filter(({ sleeps }) => sleeps)
    const same = groups(vans, ({ make, model, badge }) => [make, model, badge].join())
    expect(same.filter((group) => variety(group, ({ sleeps }) => sleeps) > 1)).toEqual([])
    expect(
      vans.filter(({ sleeps, standardEquipment }) => sleeps! < 4 && standardEquipment!.includes('Triple Bunks')),
    ).toEqual([])
    expect(vans.filter(({ ensuite, standardEquipment }) => ensuite !== standardEquipment!.includes('Ensuite'))).toEqual(
      [],
    )
  })

  it('a van’s ATM is its own model’s and badge’s, leaves something to load, and some are light enough for a medium SUV', () => {
    const vans = rows.filter(({ atmKg }) => atmKg)
    const same = groups(vans, ({ make, model, badge }) => [make, model, badge].join())
    expect(same.filter((group) => variety(group, ({ atmKg, tareKg }) => `${atmKg} ${tareKg}`) > 1)).toEqual([])
    expect(vans.filter(({ atmKg, tareKg }) => atmKg! - tareKg! < 250 || atmKg! - tareKg! > 700)).toEqual([])
    const light = vans.filter(({ atmKg }) => atmKg! <= 1_500)
    expect(variety(light, ({ model }) => model)).toBeGreaterThan(1)
    expect(light.filter(({ axles }) => axles !== 1)).toEqual([])
  })

  it.each<[string, RegExp, string]>([
    ['hybrid', /hybrid|e:HEV|\b\d{3}h(?!\+)/i, 'Hybrid'],
    ['plug-in', /PHEV|h\+|VZe/i, 'PHEV'],
    ['diesel', /TDI|CDI|Drive\d\dd\b|\bD\d{3}\b/, 'Diesel'],
    ['petrol', /TFSI|TSI|Drive\d\di\b|\b\d{3}i\b/, 'Petrol'],
  ])('a badge that says %s burns it', (_, badge, fuel) => {
    const said = rows.filter((row) => badge.test(`${row.model} ${row.badge}`))
    expect(said.length).toBeGreaterThan(5)
    expect(said.filter(({ simpleFuel }) => simpleFuel !== fuel).map(({ name }) => name)).toEqual([])
  })

  it('what is new or on order has hardly been driven, and has no number plate', () => {
    const fresh = rows.filter(({ carType, preorder }) => carType === 'new' || preorder)
    expect(fresh.length).toBeGreaterThan(500)
    expect(fresh.filter(({ km, regplate }) => (km ?? 0) > 100 || regplate).map(({ name }) => name)).toEqual([])
  })

  it('of two alike, the older with more kilometres is not the dearer', () => {
    const used = rows.filter(({ carType, priceCents }) => carType === 'used' && priceCents)
    const dearer = groups(used, ({ make, model, series, badge, simpleFuel }) =>
      [make, model, series, badge, simpleFuel].join(),
    ).flatMap((alike) =>
      alike.flatMap((old) =>
        alike.filter(
          (young) =>
            old.year! < young.year! - 1 && (old.km ?? 0) >= (young.km ?? 0) && old.priceCents! > young.priceCents!,
        ),
      ),
    )
    expect(dearer.map(({ name }) => name)).toEqual([])
  })

  it('most cars are white, silver, grey or black, as on the road', () => {
    const plain = rows
      .filter(({ itemType }) => itemType === 'car')
      .filter(({ colour }) => /White|Silver|Gunmetal|Graphite|Black/.test(colour!))
    expect(plain.length / cars.length).toBeGreaterThan(0.72)
    expect(plain.length / cars.length).toBeLessThan(0.88)
  })

  it.each<[string, string, RegExp]>([
    [
      'motorcycle',
      'other',
      /glovebox|windscreen|passenger|carpet|child seat|pram|tailgate|caravan|\bvan\b|awning|\btray\b/i,
    ],
    ['caravan', 'other', /sidestand|chain and sprockets|fork seal|quickshifter|pillion|rider\b/i],
    ['truck', 'other', /sidestand|awning|annexe|mattress|fork seal|pillion|pram\b/i],
    ['car', 'other', /chain and sprockets|fork seal|awning|annexe|mattress|pillion|brake magnets/i],
  ])('of a %s nothing is said that only %s kinds have', (kind, _, words) => {
    const told = rows.filter(({ itemType }) => itemType === kind)
    expect(told.length).toBeGreaterThan(100)
    expect(
      told
        .filter(({ dealercomments, standardEquipment }) => words.test(`${dealercomments} ${standardEquipment?.join()}`))
        .map(({ dealercomments }) => dealercomments),
    ).toEqual([])
  })
})
