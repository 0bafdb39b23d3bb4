import { CanvasTexture, DataTexture, LinearFilter, LinearMipmapLinearFilter, RGBAFormat, SRGBColorSpace,
  type Texture } from 'three'
import type { Mask } from './mask.ts'

/** Up to four masks of one size, one in each channel. */
export function packMasks(masks: readonly (Mask | undefined)[]): Texture {
  const { width, height } = masks.find(mask => mask !== undefined)!
  const packed = new Uint8Array(width * height * 4)
  masks.forEach((mask, channel) => {
    if (!mask) return
    const { data } = mask.context.getImageData(0, 0, width, height)
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++)
        packed[((height - 1 - row) * width + column) * 4 + channel] = data[(row * width + column) * 4]!
  })
  const texture = new DataTexture(packed, width, height, RGBAFormat)
  texture.generateMipmaps = true
  texture.minFilter = LinearMipmapLinearFilter
  texture.magFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}

export function pictureTexture(mask: Mask): Texture {
  const texture = new CanvasTexture(mask.context.canvas)
  texture.colorSpace = SRGBColorSpace
  return texture
}
