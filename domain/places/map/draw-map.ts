import type { Coordinates } from '../coordinates.ts'
import type { Gazetteer } from '../gazetteer.ts'
import type { Box } from './clip-ring.ts'
import type { Coast } from './coast.ts'
import { type Frame, frameAround, type Pixel } from './frame.ts'
import { namesIn } from './map-names.ts'
import { boxOf, type Label, placeLabels, widthOf } from './place-labels.ts'

/** The tokens a map is painted with. */
export interface MapColours {
  readonly ground: string
  readonly surface: string
  readonly ink: string
  readonly muted: string
  readonly accent: string
  readonly onAccent: string
  readonly block: string
}

/** How large a map is, and in whose face. */
export interface MapSheet {
  readonly width: number
  readonly height: number
  readonly colours: MapColours
  readonly scheme: 'light' | 'dark'
  readonly fonts: string
}

export interface MapWish extends MapSheet {
  readonly middle: Coordinates
  /** What the pin is called. */
  readonly name: string
}

export interface MapData {
  readonly gazetteer: Gazetteer
  readonly coast: Coast
}

const credit = '© OpenStreetMap contributors'
/** Lengths a scale may show; the longest that is no longer than this many pixels. */
const [scales, mostPixels] = [[500, 200, 100, 50, 20, 10], 110] as const
const inset = 12

/** A quiet road map's ground: land and water, names, a pin and a scale, as SVG. */
export function drawMap(data: MapData, wish: MapWish): string {
  const { middle, width, height, name } = wish
  const frame = frameAround(middle, width, height)
  const pin = { x: width / 2, y: height / 2 }
  const title = pinLabel(name, pin, width)
  const labels = nameLabels(data.gazetteer, frame, [pinBox(pin), boxOf(title), ...cornerBoxes(frame)])
  const land = data.coast.ringsIn(frame).map(pathOf).join('')
  return drawSheet(wish, { frame, land, labels, titles: [title], pins: [pin] })
}

interface Drawn {
  readonly frame: Frame
  readonly land: string
  /** Names with a dot. */
  readonly labels: readonly Label[]
  /** Names of what the map is of. */
  readonly titles: readonly Label[]
  readonly pins: readonly Pixel[]
}

/** Paints what has found its place. */
export function drawSheet(
  { width, height, colours, scheme, fonts }: MapSheet,
  { frame, land, labels, titles, pins }: Drawn,
): string {
  // Water is the ground with a breath of the site's block of colour; where all is dark, of its ink.
  const water = scheme === 'dark' ? [colours.ink, 0.13] : [colours.block, 0.2]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escape(fonts)}">`,
    `<path fill="${colours.ground}" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="${water[0]}" fill-opacity="${water[1]}" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="${colours.surface}" fill-rule="evenodd" stroke="${water[0]}" stroke-opacity=".35" stroke-width=".8" stroke-linejoin="round" d="${land}"/>`,
    `<g fill="${colours.muted}">${labels.map(dot).join('')}</g>`,
    `<g stroke="${colours.surface}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">`,
    ...[...labels, ...titles].map((label) => textOf(label, label.isBold ? colours.ink : colours.muted)),
    `</g>`,
    scaleBar(frame, colours),
    textOf(creditLabel(frame), colours.muted),
    // Several pins would lie on each other.
    ...pins.map((pin) => (pins.length > 1 ? drawSpot : drawPin)(pin, colours)),
    '</svg>',
  ].join('')
}

const drawSpot = ({ x, y }: Pixel, { accent, surface }: MapColours): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="6" fill="${accent}" stroke="${surface}" stroke-width="2"/>`

const drawPin = ({ x, y }: Pixel, colours: MapColours): string =>
  `<g transform="translate(${round(x)} ${round(y)})"><path fill="${colours.accent}" stroke="${colours.surface}" stroke-width="1.5" d="M0 0C-3-6-11-11-11-19a11 11 0 0 1 22 0C11-11 3-6 0 0z"/><circle cy="-19" r="4" fill="${colours.onAccent}"/></g>`

function nameLabels(gazetteer: Gazetteer, frame: Frame, taken: readonly Box[]): Label[] {
  const edge = { left: 6, top: 6, right: frame.width - 6, bottom: frame.height - 6 }
  // About one for each 65 pixels square: more would be a wall of words over a city.
  const most = Math.round((frame.width * frame.height) / 65 ** 2)
  return placeLabels(namesIn(gazetteer, frame), { frame: edge, taken, most })
}

/** Over the pin, and never cut by the frame. */
function pinLabel(name: string, pin: Pixel, width: number): Label {
  const text = name.length > 34 ? `${name.slice(0, 33)}…` : name
  const size = widthOf({ text, size: 14, isBold: true }) > width - 2 * inset ? 11 : 14
  return { text, size, isBold: true, at: pin, anchor: 'middle', x: pin.x, baseline: pin.y - 38 }
}

const pinBox = ({ x, y }: Pixel): Box => ({ left: x - 18, top: y - 56, right: x + 18, bottom: y + 8 })

export function cornerBoxes(frame: Frame): Box[] {
  const bar = scaleOf(frame) * frame.pixelsPerKm
  return [{ left: 0, top: frame.height - 38, right: inset + bar + 10, bottom: frame.height }, boxOf(creditLabel(frame))]
}

const creditLabel = ({ width, height }: Frame): Label => {
  const [x, y] = [width - inset, height - inset]
  return { text: credit, size: 9, isBold: false, at: { x, y }, anchor: 'end', x, baseline: y + 2 }
}

const scaleOf = ({ pixelsPerKm }: Frame): number => scales.find((km) => km * pixelsPerKm <= mostPixels) ?? 10

function scaleBar(frame: Frame, { ink }: MapColours): string {
  const { height, pixelsPerKm } = frame
  const scaleKm = scaleOf(frame)
  const [left, bottom] = [inset, height - inset]
  const bar = `<path fill="none" stroke="${ink}" stroke-width="1.5" d="M${left} ${bottom - 5}v5h${round(scaleKm * pixelsPerKm)}v-5"/>`
  return `${bar}<text x="${left}" y="${bottom - 9}" font-size="11" fill="${ink}">${scaleKm} km</text>`
}

const dot = ({ at: { x, y }, isBold }: Label): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${isBold ? 2.4 : 1.6}"/>`

function textOf({ text, x, baseline, size, anchor, isBold }: Label, colour: string): string {
  const look = `${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}${isBold ? ' font-weight="600"' : ''}`
  return `<text x="${round(x)}" y="${round(baseline)}" font-size="${size}" fill="${colour}"${look}>${escape(text)}</text>`
}

const pathOf = ([first, ...rest]: readonly Pixel[]): string =>
  `M${round(first!.x)} ${round(first!.y)}L${rest.map(({ x, y }) => `${round(x)} ${round(y)}`).join(' ')}z`

const round = (value: number): number => Math.round(value * 10) / 10

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => entities[letter]!)
