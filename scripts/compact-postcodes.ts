import type { Coordinates } from '../domain/places/coordinates.ts'
import { isInAustralia, kilometres, medoid } from '../domain/places/coordinates.ts'

/** A row of the package, as far as it is used. */
export interface PostcodeRow {
  postcode: string
  locality: string
  state: string
  type: string
  lat: number
  long: number
  Lat_precise: number
  Long_precise: number
  sa3name: string
  sa4name: string
  lgaregion: string
}

/** Post boxes, large volume receivers and sorting centres: nobody lives there, and no map names them. */
const isBox = ({ type, locality }: PostcodeRow): boolean =>
  type === 'LVR' ||
  type === 'Post Office Boxes' ||
  /(?:^| )(?:DC|MC|BC|GPO|PO|LPO|MILPO|DELIVERY CENTRE)$/.test(locality)

/**
 * Lines of `postcode state lat long rank suburb`; a postcode that nobody lives in has one line without a suburb. What `isLand` denies
 * within a kilometre or two is a mistake of the package, which puts Darwin out at sea.
 */
export function compactPostcodes(rows: readonly PostcodeRow[], isLand: (place: Coordinates) => boolean): string[] {
  const isPlace = (place: Coordinates): boolean => isInAustralia(place) && isAshore(place, isLand)
  const byPostcode = Map.groupBy(rows, ({ postcode }) => postcode)
  return [...byPostcode.keys()].toSorted().flatMap((postcode) => {
    const own = byPostcode.get(postcode)!
    const places = own.map(precise).filter(isPlace)
    const middle = medoid(places) ?? medoid(own.map(coarse).filter(isPlace))
    const lines = middle ? suburbLines(own, middle, { places, isPlace }) : []
    return lines.length > 0 ? lines.toSorted() : [line(own[0]!, middle, '0')]
  })
}

/**
 * A row has two places: one of its own, which is sometimes a namesake's at the other end of the country, and one that rows of a
 * postcode often share. The own one is taken where it is among the others of the postcode; with the other a suburb has no rank, and
 * is on no map unless its name is known.
 */
function suburbLines(
  own: readonly PostcodeRow[],
  middle: Coordinates,
  { places, isPlace }: { places: readonly Coordinates[]; isPlace: (place: Coordinates) => boolean },
): string[] {
  const distances = places.map((place) => kilometres(place, middle)).toSorted((a, b) => a - b)
  const farthest = 40 + 4 * (distances[Math.floor(distances.length / 2)] ?? 0)
  const isNear = (place: Coordinates): boolean => isPlace(place) && kilometres(place, middle) <= farthest
  const isShared = ({ lat, long }: Coordinates): boolean =>
    places.filter((other) => other.lat === lat && other.long === long).length > mostAtOnePlace
  return uniqueByName(own.filter((row) => !isBox(row))).flatMap((row) => {
    const [rank, name] = [rankOf(row), nameOf(row.locality)]
    if (isNear(precise(row)) && !isShared(precise(row))) return [line(row, precise(row), `${rank} ${name}`)]
    return isNear(coarse(row)) ? [line(row, coarse(row), `${rank || '-'} ${name}`)] : []
  })
}

const precise = (row: PostcodeRow): Coordinates => ({ lat: row.Lat_precise, long: row.Long_precise })
const coarse = ({ lat, long }: PostcodeRow): Coordinates => ({ lat, long })

/** Names for one town. More are a guess: the stations of Antarctica, put where their mail is sorted. */
const mostAtOnePlace = 3

/** Some 1.5 km: islets and piers are not on the coast as it is drawn. */
const reach = 0.015

const isAshore = ({ lat, long }: Coordinates, isLand: (place: Coordinates) => boolean): boolean =>
  [0, -reach, reach].some((north) => [0, -reach, reach].some((east) => isLand({ lat: lat + north, long: long + east })))

function line({ postcode, state }: PostcodeRow, at: Coordinates | null, rest: string): string {
  const place = at ? `${at.lat.toFixed(3)} ${at.long.toFixed(3)}` : '- -'
  return `${postcode} ${state} ${place} ${rest}`
}

const uniqueByName = (rows: readonly PostcodeRow[]): PostcodeRow[] => [
  ...new Map(rows.map((row) => [`${row.state} ${row.locality}`, row])).values(),
]

/** How far a name is known: 3 names a region of the census, 2 a district, 1 a council, 0 itself alone. */
function rankOf({ locality, sa3name, sa4name, lgaregion }: PostcodeRow): number {
  const name = locality.toLowerCase().replace(/ (?:city|central|cbd)$/, '')
  const names = (region: string): boolean =>
    region
      .toLowerCase()
      .split(/ - | and /)
      .some((part) => part.replace(/ (?:city|inner|east|west|north|south)$/, '') === name)
  return names(sa4name) ? 3 : names(sa3name) ? 2 : names(lgaregion) ? 1 : 0
}

/** 'MOUNT OMMANEY' → 'Mount Ommaney', 'MCDOWALL' → 'McDowall', "O'CONNOR" → "O'Connor", "K'GARI" → "K'gari". */
export function nameOf(locality: string): string {
  return locality
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
    .replaceAll(/(^|[ \-(/])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replaceAll(
      /\b([OD]['’])([a-z])(?=[a-z]{2})/g,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replaceAll(/\bMc([a-z])/g, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replaceAll(/ (?:And|Of|On|The)(?= )/g, (word) => word.toLowerCase())
}
