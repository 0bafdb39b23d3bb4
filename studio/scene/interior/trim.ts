import { DoubleSide, MeshBasicMaterial, MeshPhysicalMaterial, type Material, type Texture } from 'three'

export type TrimName = 'black-cloth' | 'tan-leather'

/** What a cabin is made of. */
export type Trim = {
  seat: Material
  insert: Material
  stitch: Material
  pad: Material
  lower: Material
  accent: Material
  metal: Material
  gloss: Material
  rubber: Material
  carpet: Material
  lining: Material
  shell: Material
}

const surface = (color: string, roughness: number, metalness = 0, more = {}): MeshPhysicalMaterial =>
  new MeshPhysicalMaterial({ color, roughness, metalness, side: DoubleSide, ...more })

const colours = {
  'black-cloth': {
    seat: '#3a3c40',
    insert: '#50535a',
    stitch: '#a4a9ae',
    pad: '#34353a',
    lower: '#43454a',
    accent: '#8f9499',
    lining: '#d3d1cb',
    roughness: 0.9,
  },
  'tan-leather': {
    seat: '#8a5a36',
    insert: '#96653f',
    stitch: '#e2c9a8',
    pad: '#2a2826',
    lower: '#7d5233',
    accent: '#6b4a30',
    lining: '#e4ded2',
    roughness: 0.5,
  },
} as const

export function makeTrim(name: TrimName): Trim {
  const { seat, insert, stitch, pad, lower, accent, lining, roughness } = colours[name]
  return {
    seat: surface(seat, roughness),
    insert: surface(insert, roughness + 0.06),
    stitch: surface(stitch, 0.8),
    pad: surface(pad, 0.72),
    lower: surface(lower, 0.66),
    accent: name === 'tan-leather' ? surface(accent, 0.32, 0, { clearcoat: 0.6, clearcoatRoughness: 0.15 }) : surface(accent, 0.34, 0.85),
    metal: surface('#c6c9cc', 0.22, 1),
    gloss: surface('#08090a', 0.1, 0, { clearcoat: 1 }),
    rubber: surface('#141416', 0.62),
    carpet: surface('#232325', 1),
    lining: surface(lining, 1),
    shell: surface('#1a1b1d', 0.6),
  }
}

/** A screen that shines by itself. */
export function screen(picture: Texture): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ map: picture })
  material.color.setScalar(1.25)
  return material
}
