import { BufferAttribute, Mesh, MeshStandardMaterial, PlaneGeometry } from 'three'
import { noiseShader } from './noise.ts'

export type HeadlandShape = { x: number; z: number; length: number; depth: number; height: number; seed: number }

/** A hilly point of land that runs into the sea: grass above, rock where it is steep. */
export function headland({ x, z, length, depth, height, seed }: HeadlandShape): Mesh {
  const geometry = new PlaneGeometry(length, depth, 160, 70).rotateX(-Math.PI / 2)
  const position = geometry.attributes.position as BufferAttribute
  for (let i = 0; i < position.count; i++) {
    const across = position.getX(i) / length + 0.5
    const along = position.getZ(i) / depth + 0.5
    const outline = Math.max(0, Math.sin(Math.PI * across) ** 0.7 * Math.sin(Math.PI * along) ** 0.55)
    const rolls =
      0.62 +
      0.2 * Math.sin(across * 7 + seed) +
      0.1 * Math.sin(across * 19 + along * 9 + seed * 2) +
      0.05 * Math.sin(across * 53 + along * 31) +
      0.03 * Math.sin(across * 131 + along * 90)
    position.setY(i, height * outline * rolls * (1.25 - 0.5 * across))
  }
  geometry.computeVertexNormals()
  const material = new MeshStandardMaterial({ roughness: 1 })
  material.onBeforeCompile = shader => {
    shader.vertexShader = `varying vec3 vPlace; varying vec3 vUp;\n${shader.vertexShader}`.replace(
      '#include <project_vertex>',
      '#include <project_vertex>\n vPlace = transformed; vUp = normal;',
    )
    shader.fragmentShader = `varying vec3 vPlace; varying vec3 vUp;\n${noiseShader}\n${shader.fragmentShader}`.replace(
      '#include <color_fragment>',
      /* glsl */ `#include <color_fragment>
      float mottled = fbm(vPlace.xz * .06 + vPlace.y * .03); float fine = grain(vPlace.xz * .5 + vPlace.y * .4);
      vec3 bush = mix(vec3(.055, .085, .035), vec3(.17, .17, .07), mottled) * (.6 + .8 * fine);
      vec3 rock = mix(vec3(.30, .20, .12), vec3(.46, .36, .25), fbm(vec2(vPlace.x * .12, vPlace.y * .5))) * (.7 + .5 * fine);
      float steep = smoothstep(.62, .42, normalize(vUp).y) + smoothstep(7., 1.5, vPlace.y + 5. * (mottled - .5));
      diffuseColor.rgb = mix(bush, rock, clamp(steep, 0., 1.));`,
    )
  }
  const land = new Mesh(geometry, material)
  land.position.set(x, -17, z)
  return land
}
