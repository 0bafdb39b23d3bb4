import { CanvasTexture, SRGBColorSpace } from 'three'

type Pen = CanvasRenderingContext2D
const font = '"DejaVu Sans", sans-serif'

function picture(width: number, height: number, draw: (pen: Pen) => void): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  draw(canvas.getContext('2d')!)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 4
  return texture
}

function line(pen: Pen, colour: string, width: number, points: readonly (readonly [number, number])[]): void {
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.lineJoin = 'round'
  pen.beginPath()
  points.forEach(([x, y], index) => (index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)))
  pen.stroke()
}

function panel(pen: Pen, colour: string, x: number, y: number, width: number, height: number, round = 18): void {
  pen.fillStyle = colour
  pen.beginPath()
  pen.roundRect(x, y, width, height, round)
  pen.fill()
}

/** A map with a route, music and climate: wide or tall, as the screen is. */
export function mapPicture(aspect: number): CanvasTexture {
  const height = 720
  const width = Math.round(height * aspect)
  return picture(width, height, pen => {
    panel(pen, '#16212e', 0, 0, width, height, 0)
    panel(pen, '#1d3a32', width * 0.08, height * 0.5, width * 0.34, height * 0.3, 60)
    panel(pen, '#123a5c', width * 0.46, -40, width * 0.4, height * 0.24, 60)
    for (let i = -2; i < 16; i++) {
      line(pen, '#33475c', 9, [
        [i * 100 - 90, 0],
        [i * 100 + 130, height],
      ])
      line(pen, '#2a3c4f', 7, [
        [0, i * 90],
        [width, i * 90 - 170],
      ])
    }
    line(pen, '#e9b34a', 15, [
      [0, height * 0.82],
      [width * 0.3, height * 0.6],
      [width * 0.6, height * 0.66],
      [width, height * 0.2],
    ])
    line(pen, '#42a5ff', 18, [
      [width * 0.42, height],
      [width * 0.44, height * 0.62],
      [width * 0.55, height * 0.42],
      [width * 0.6, 0],
    ])
    panel(pen, 'rgba(9, 15, 23, 0.9)', 24, 24, 300, 96)
    pen.fillStyle = '#ffffff'
    pen.font = `700 42px ${font}`
    pen.fillText('350 m', 120, 86)
    line(pen, '#ffffff', 10, [
      [62, 100],
      [62, 66],
      [92, 66],
    ])
    drawSide(pen, width, height)
    panel(pen, '#0d141d', 0, height - 96, width, 96, 0)
    pen.fillStyle = '#e9eef4'
    pen.font = `700 40px ${font}`
    pen.textAlign = 'center'
    pen.fillText('22.0°', width * 0.12, height - 34)
    pen.fillText('22.0°', width * 0.88, height - 34)
    const apps = ['#2e7bd6', '#2fae66', '#d6532e', '#8a59d6', '#56616f']
    apps.forEach((colour, index) => panel(pen, colour, width / 2 - 190 + index * 80, height - 76, 56, 56, 14))
  })
}

function drawSide(pen: Pen, width: number, height: number): void {
  const [x, wide] = width > height ? [width * 0.68, width * 0.32] : [0, width]
  const y = width > height ? 0 : height * 0.56
  panel(pen, 'rgba(14, 21, 31, 0.94)', x, y, wide, height - y, 0)
  const cover = pen.createLinearGradient(x + 30, y + 30, x + 220, y + 220)
  cover.addColorStop(0, '#e2612c')
  cover.addColorStop(1, '#7b2ad1')
  pen.fillStyle = cover
  pen.beginPath()
  pen.roundRect(x + 32, y + 40, 190, 190, 18)
  pen.fill()
  panel(pen, '#2a3a4d', x + 32, y + 262, wide - 64, 8, 4)
  panel(pen, '#42a5ff', x + 32, y + 262, (wide - 64) * 0.4, 8, 4)
  pen.fillStyle = '#e9eef4'
  pen.font = `700 44px ${font}`
  pen.textAlign = 'left'
  pen.fillText('10:24', x + 246, y + 100)
}

/** Two dials, or one wide bar of figures. */
export function clusterPicture(kind: 'dials' | 'digital'): CanvasTexture {
  return picture(1024, 376, pen => {
    panel(pen, '#05070b', 0, 0, 1024, 376, 0)
    for (const [x, share, figure] of [
      [200, 0.02, '0'],
      [824, 0.16, '0.8'],
    ] as const) {
      pen.lineWidth = kind === 'dials' ? 18 : 10
      pen.strokeStyle = '#1d2733'
      pen.beginPath()
      pen.arc(x, 196, 146, 2.4, 7.02)
      pen.stroke()
      pen.strokeStyle = '#3aa0ff'
      pen.beginPath()
      pen.arc(x, 196, 146, 2.4, 2.4 + 4.62 * share)
      pen.stroke()
      pen.fillStyle = '#ffffff'
      pen.textAlign = 'center'
      pen.font = `700 78px ${font}`
      pen.fillText(figure, x, 222)
    }
    pen.font = `700 46px ${font}`
    pen.fillText('P', 512, 130)
    panel(pen, '#37c871', 440, 210, 144, 10, 5)
    pen.fillStyle = '#9fb0c2'
    pen.font = `30px ${font}`
    pen.fillText('612 km', 512, 180)
    pen.fillText('24°', 512, 320)
  })
}
