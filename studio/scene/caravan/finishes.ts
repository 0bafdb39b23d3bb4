import { CanvasTexture, type MeshPhysicalMaterial, RepeatWrapping, SRGBColorSpace } from 'three'
import { paintMaterial } from '../material/paint.ts'
import { aluminium, blackPlastic, material } from '../material/trim.ts'

/** What a caravan is made of; one of each, so that its parts share them. */
export type Finishes = ReturnType<typeof makeFinishes>

export const makeFinishes = () => ({
  paint: paintMaterial({ roughness: 0.5 }),
  white: material(0xe9ebec, 0.45, 0, { clearcoat: 0.3 }),
  composite: material(0x26292d, 0.4, 0, { clearcoat: 0.5 }),
  black: blackPlastic(),
  powder: material(0x111214, 0.55, 0.1),
  alloy: aluminium(),
  steel: material(0x2b2e32, 0.5, 0.5),
  zinc: material(0x8e9397, 0.42, 0.75),
  dark: material(0x070708, 0.95, 0, { envMapIntensity: 0.35 }),
  checker: checkerPlate(0x9ba0a5, 0xd5d9dc),
  blackChecker: checkerPlate(0x141517, 0x3a3d41),
  pane: material(0x0b0e11, 0.05, 0, { clearcoat: 1, specularIntensity: 0.7 }),
  red: material(0x9c0f12, 0.2, 0, { clearcoat: 1, emissive: 0x3a0203 }),
  amber: material(0xd97a14, 0.3, 0, { emissive: 0x331800 }),
  clear: material(0xe6ebf0, 0.12, 0, { clearcoat: 1, emissive: 0x222426 }),
})

const hex = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`

/** Aluminium tread plate: lozenges that lie crosswise, half as many shades lighter than the sheet. */
function checkerPlate(sheet: number, raised: number): MeshPhysicalMaterial {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 64
  const context = canvas.getContext('2d')!
  context.fillStyle = hex(sheet)
  context.fillRect(0, 0, 64, 64)
  context.fillStyle = hex(raised)
  for (const [x, y, turn] of [[16, 16, 1], [48, 48, 1], [48, 16, -1], [16, 48, -1]] as const) {
    context.save()
    context.translate(x, y)
    context.rotate((turn * Math.PI) / 4)
    context.beginPath()
    context.ellipse(0, 0, 14, 4, 0, 0, Math.PI * 2)
    context.fill()
    context.restore()
  }
  const map = new CanvasTexture(canvas)
  map.wrapS = map.wrapT = RepeatWrapping
  map.repeat.set(13, 13)
  map.colorSpace = SRGBColorSpace
  map.anisotropy = 8
  return material(0xffffff, 0.36, 0.7, { map })
}
