import { mirrored, type Outline, tracePath } from './outline.ts'

/** The part of a side of the vehicle that a mask covers, in metres. */
export type Sheet = { left: number; right: number; low: number; high: number; pixelsPerMetre: number }
type Style = string | CanvasGradient

/** A drawing on one side of a vehicle, in metres, white on black unless told otherwise. */
export class Mask {
  readonly context: CanvasRenderingContext2D
  readonly width: number
  readonly height: number

  constructor({ left, right, low, high, pixelsPerMetre }: Sheet, ground = '#000') {
    this.width = Math.round((right - left) * pixelsPerMetre)
    this.height = Math.round((high - low) * pixelsPerMetre)
    const canvas = document.createElement('canvas')
    canvas.width = this.width
    canvas.height = this.height
    this.context = canvas.getContext('2d', { willReadFrequently: true })!
    this.context.fillStyle = ground
    this.context.fillRect(0, 0, this.width, this.height)
    this.context.setTransform(pixelsPerMetre, 0, 0, -pixelsPerMetre, -left * pixelsPerMetre, high * pixelsPerMetre)
    this.context.lineJoin = 'round'
    this.context.lineCap = 'round'
  }

  area(outline: Outline, round = 0, style: Style = '#fff'): this {
    this.context.fillStyle = style
    tracePath(this.context, outline, round, true)
    this.context.fill()
    return this
  }

  line(outline: Outline, width: number, { round = 0, closed = false, style = '#fff' as Style } = {}): this {
    this.context.strokeStyle = style
    this.context.lineWidth = width
    tracePath(this.context, outline, round, closed)
    this.context.stroke()
    return this
  }

  /** The same on both sides of the middle. */
  areaPair(outline: Outline, round = 0, style: Style = '#fff'): this {
    return this.area(outline, round, style).area(mirrored(outline), round, style)
  }

  linePair(outline: Outline, width: number, options: { round?: number; closed?: boolean; style?: Style } = {}): this {
    return this.line(outline, width, options).line(mirrored(outline), width, options)
  }

  disc(across: number, up: number, radius: number, style: Style = '#fff'): this {
    this.context.fillStyle = style
    this.context.beginPath()
    this.context.arc(across, up, radius, 0, Math.PI * 2)
    this.context.fill()
    return this
  }

  ring(across: number, up: number, radius: number, width: number, style: Style = '#fff'): this {
    this.context.strokeStyle = style
    this.context.lineWidth = width
    this.context.beginPath()
    this.context.arc(across, up, radius, 0, Math.PI * 2)
    this.context.stroke()
    return this
  }

  /** Draws only within an outline. */
  within(outline: Outline, round: number, draw: () => void): this {
    this.context.save()
    tracePath(this.context, outline, round, true)
    this.context.clip()
    draw()
    this.context.restore()
    return this
  }
}
