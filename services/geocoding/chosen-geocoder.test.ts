import { describe, expect, it } from 'vitest'
import { Secret } from '#config/secret.ts'
import { ChosenGeocoder } from './chosen-geocoder.ts'
import type { MapsService, Point } from './maps-client.ts'

const ours = { lat: -27, long: 153 }
const theirs = { lat: -27.5, long: 153.5 }
const service: MapsService = { url: 'https://maps.example/', apiKey: new Secret('a') }
const second = 1_000
/** What was begun and not waited for is done. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

function setUp(answer: (postcode: string) => Promise<Point | null>, patienceMs = 60_000) {
  const asked: string[] = []
  const troubles: string[] = []
  let now = 0
  const geocoder = new ChosenGeocoder({
    own: (postcode) => (postcode === '4000' ? ours : null),
    client: {
      ask: ({ apiKey }, postcode) => {
        asked.push(`${apiKey?.reveal() ?? ''}${postcode}`)
        return answer(postcode)
      },
    },
    isPlausible: ({ lat }) => lat < 0,
    now: () => now,
    onTrouble: (_, error) => troubles.push(String(error)),
    patienceMs,
  })
  const pass = (ms: number) => {
    now += ms
  }
  return { geocoder, asked, troubles, pass }
}

it('a site without a maps service is answered from our own data, and nobody is asked [DL-04]', async () => {
  const { geocoder, asked } = setUp(async () => theirs)
  expect(await geocoder.locate(null, '4000')).toEqual(ours)
  expect(await geocoder.locate(null, '9990')).toBeNull()
  expect(asked).toEqual([])
})

describe('a site with a maps service', () => {
  it('is answered by it, once a day for each postcode, and by key [DL-04]', async () => {
    const { geocoder, asked, pass } = setUp(async () => theirs)
    const both = await Promise.all([geocoder.locate(service, '4000'), geocoder.locate(service, '4000')])
    expect(both).toEqual([theirs, theirs])
    pass(80_000 * second)
    expect(await geocoder.locate(service, '4000')).toEqual(theirs)
    expect(asked).toEqual(['a4000'])
    await geocoder.locate({ ...service, apiKey: null }, '4000')
    pass(8_000 * second)
    await geocoder.locate(service, '4000')
    expect(asked).toEqual(['a4000', '4000', 'a4000'])
  })

  it('is told that there is no such postcode, and remembers', async () => {
    const { geocoder, asked } = setUp(async () => null)
    expect([await geocoder.locate(service, '4000'), await geocoder.locate(service, '4000')]).toEqual([null, null])
    expect(asked).toHaveLength(1)
  })

  it.each(['400', 'abcd', '', '40000', '4000|country:NZ'])('sends it no %j', async (postcode) => {
    const { geocoder, asked } = setUp(async () => theirs)
    expect(await geocoder.locate(service, postcode)).toBeNull()
    expect(asked).toEqual([])
  })

  it('forgets the oldest where it knows too many', async () => {
    const { geocoder, asked } = setUp(async () => theirs)
    for (let key = 0; key < 3; key++) {
      const other = { ...service, apiKey: new Secret(`${key}-`) }
      for (let postcode = 0; postcode < 7_000; postcode++)
        await geocoder.locate(other, String(postcode).padStart(4, '0'))
    }
    const before = asked.length
    await geocoder.locate({ ...service, apiKey: new Secret('2-') }, '6999')
    expect(asked).toHaveLength(before)
    await geocoder.locate({ ...service, apiKey: new Secret('0-') }, '0000')
    expect(asked).toHaveLength(before + 1)
  })
})

describe('a maps service that fails', () => {
  it('is stood in for by our own data, and left alone for a while [DL-04]', async () => {
    let isUp = false
    const { geocoder, asked, troubles, pass } = setUp(async () => {
      if (!isUp) throw new Error('away')
      return theirs
    })
    for (let time = 0; time < 5; time++) expect(await geocoder.locate(service, '4000')).toEqual(ours)
    expect([asked.length, troubles]).toEqual([1, ['Error: away']])
    pass(31 * second)
    for (let time = 0; time < 5; time++) expect(await geocoder.locate(service, '4000')).toEqual(ours)
    await settled()
    expect([asked.length, troubles.length]).toEqual([2, 1])
    isUp = true
    pass(31 * second)
    // The one who finds out does not wait for it; the next has the answer.
    expect(await geocoder.locate(service, '4000')).toEqual(ours)
    await settled()
    expect(await geocoder.locate(service, '4000')).toEqual(theirs)
    expect(await geocoder.locate(service, '4001')).toEqual(theirs)
  })

  it('by never answering keeps nobody: of those who come after, none waits at all [DL-04]', async () => {
    const { geocoder, asked, troubles } = setUp(() => new Promise(() => undefined), 20)
    expect(await geocoder.locate(service, '4000')).toEqual(ours)
    expect(troubles).toEqual(['Error: No answer within 0.02 s.'])
    expect(await geocoder.locate(service, '4001')).toBeNull()
    expect(asked).toHaveLength(1)
  })

  it('by telling of a place that cannot be is not believed [DL-03]', async () => {
    const { geocoder, troubles } = setUp(async () => ({ lat: 49.2, long: -2.1 }))
    expect(await geocoder.locate(service, '4000')).toEqual(ours)
    expect(troubles).toHaveLength(1)
  })
})
