import {
  DataTexture, DataUtils, EquirectangularReflectionMapping, HalfFloatType, LinearFilter, PMREMGenerator, RGBAFormat,
  type Texture, type WebGLRenderer,
} from 'three'
import { type EnvironmentName, environments } from './environments.ts'

const width = 2048
const height = 1024
const brightest = 200

/** The environment as three.js reflects it: drawn once from its formula, then blurred for every roughness. */
export function environmentMap(renderer: WebGLRenderer, name: EnvironmentName): Texture {
  const drawn = drawEquirectangular(name)
  const generator = new PMREMGenerator(renderer)
  const { texture } = generator.fromEquirectangular(drawn)
  drawn.dispose()
  return texture
}

function drawEquirectangular(name: EnvironmentName): DataTexture {
  const environment = environments[name]
  const data = new Uint16Array(width * height * 4)
  for (let row = 0; row < height; row++) {
    const latitude = ((row + 0.5) / height - 0.5) * Math.PI
    for (let column = 0; column < width; column++) {
      const longitude = ((column + 0.5) / width - 0.5) * 2 * Math.PI
      const light = environment({
        x: Math.cos(latitude) * Math.cos(longitude),
        y: Math.sin(latitude),
        z: Math.cos(latitude) * Math.sin(longitude),
      })
      const [red, green, blue] = light.map(value => DataUtils.toHalfFloat(Math.min(value, brightest)))
      data.set([red!, green!, blue!, DataUtils.toHalfFloat(1)], (row * width + column) * 4)
    }
  }
  const texture = new DataTexture(data, width, height, RGBAFormat, HalfFloatType)
  texture.mapping = EquirectangularReflectionMapping
  texture.minFilter = texture.magFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}
