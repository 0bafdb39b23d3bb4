import { describe, expect, it } from 'vitest'
import { isInAustralia, kilometres } from './coordinates.ts'
import { Gazetteer } from './gazetteer.ts'
import { postcodeState } from './postcode-state.ts'
import { realCoast, realGazetteer, realPostcodes } from './testing-places.ts'

describe('the embedded data', () => {
  const gazetteer = realGazetteer()

  it.each([
    ['4000', 'QLD', -27.468, 153.024],
    ['0800', 'NT', -12.46, 130.84],
    ['2000', 'NSW', -33.868, 151.207],
    ['3000', 'VIC', -37.812, 144.962],
    ['5000', 'SA', -34.928, 138.6],
    ['6000', 'WA', -31.953, 115.857],
    ['7000', 'TAS', -42.882, 147.327],
    ['2601', 'ACT', -35.28, 149.13],
    // Post boxes in the middle of Sydney: nobody lives there, and people write from there.
    ['1230', 'NSW', -33.872, 151.207],
    // Christmas Island, far from the coast.
    ['6798', 'WA', -10.45, 105.69],
  ])('knows %s, in %s, and where it is [DL-03] [DL-04]', (postcode, state, lat, long) => {
    expect([gazetteer.knows(postcode), gazetteer.stateOf(postcode)]).toEqual([true, state])
    expect(kilometres(gazetteer.coordinatesOf(postcode)!, { lat, long })).toBeLessThan(3)
  })

  it.each(['0001', '9990', '800', '08000', ' 4000', '4000 ', '', 'abcd', '1234567', '__proto__'])(
    'knows of no %j [DL-03]',
    (postcode) => {
      expect([gazetteer.knows(postcode), gazetteer.coordinatesOf(postcode)]).toEqual([false, null])
    },
  )

  it('names suburbs as people write them, and none where there are only post boxes', () => {
    const names = (postcode: string) => gazetteer.suburbsOf(postcode).map(({ name }) => name)
    expect(names('4102')).toEqual(expect.arrayContaining(['Woolloongabba', 'Dutton Park', 'Buranda']))
    expect(names('4051')).toContain('Grange')
    expect(names('4053')).toContain('McDowall')
    expect(names('1230')).toEqual([])
  })

  it('says the state of a postcode from its suburbs, where a range would be wrong', () => {
    expect([postcodeState('4383'), gazetteer.stateOf('4383')]).toEqual(['QLD', 'NSW'])
    expect([gazetteer.knows('9998'), gazetteer.stateOf('9998')]).toEqual([false, 'QLD'])
    expect(gazetteer.stateOf('0001')).toBeNull()
  })

  it('has every postcode in Australia and on land, and is small', () => {
    const coast = realCoast()
    const text = realPostcodes()
    const postcodes = [...new Set(text.split('\n').flatMap((line) => /^\d{4}/.exec(line) ?? []))]
    const places = postcodes.flatMap((postcode) => gazetteer.coordinatesOf(postcode) ?? [])
    expect(postcodes.length).toBeGreaterThan(3_100)
    expect(postcodes.length - places.length).toBeLessThan(5)
    expect(places.every(isInAustralia)).toBe(true)
    const afloat = places.filter(({ lat, long }) =>
      [0, -0.02, 0.02].every((north) =>
        [0, -0.02, 0.02].every((east) => !coast.isLand({ lat: lat + north, long: long + east })),
      ),
    )
    expect(afloat).toEqual([])
    expect(Buffer.byteLength(text)).toBeLessThan(750_000)
  })
})

describe('a postcode', () => {
  const gazetteer = new Gazetteer(
    [
      '# what it is',
      '0872 SA -26.000 131.000 0 Pipalyatjara',
      '0872 NT -25.000 131.100 2 Yulara Town',
      '0872 NT -24.500 131.200 - Areyonga',
      '1001 NSW -33.900 151.200 0',
      '3989 VIC - - 0',
      '',
    ].join('\n'),
  )

  it('lies at the suburb in its middle, and in that one’s state', () => {
    expect(gazetteer.coordinatesOf('0872')).toEqual({ lat: -25, long: 131.1 })
    expect(gazetteer.stateOf('0872')).toBe('NT')
    expect(gazetteer.suburbsOf('0872').map(({ name, rank }) => [name, rank])).toEqual([
      ['Pipalyatjara', 0],
      ['Yulara Town', 2],
      ['Areyonga', -1],
    ])
  })

  it('of post boxes lies where its mail goes, or nobody knows where, and exists all the same [FM-10]', () => {
    expect([gazetteer.knows('1001'), gazetteer.coordinatesOf('1001')]).toEqual([true, { lat: -33.9, long: 151.2 }])
    expect([gazetteer.knows('3989'), gazetteer.coordinatesOf('3989')]).toEqual([true, null])
    expect(gazetteer.stateOf('3989')).toBe('VIC')
  })

  it('is found between corners by its suburbs', () => {
    const found = gazetteer.suburbsBetween({ lat: -25.5, long: 131 }, { lat: -24.8, long: 132 })
    expect(found.map(({ name }) => name)).toEqual(['Yulara Town'])
  })
})
