import { BoxGeometry, Mesh, MeshStandardMaterial } from 'three'
import type { Point } from '../../subject.ts'
import { noiseShader } from './noise.ts'

/** A tall building at night: a grid of windows, some lit, warm or cool by floor. */
export function tower([x, y, z]: Point, width: number, height: number, seed: number): Mesh {
  const material = new MeshStandardMaterial({ color: '#1b1f27', roughness: 0.35 })
  material.onBeforeCompile = shader => {
    shader.uniforms.seed = { value: seed }
    shader.vertexShader = `varying vec3 vPlace; varying vec3 vFacing;\n${shader.vertexShader}`.replace(
      '#include <project_vertex>',
      '#include <project_vertex>\n vPlace = (modelMatrix * vec4(transformed, 1.)).xyz; vFacing = normal;',
    )
    shader.fragmentShader =
      `varying vec3 vPlace; varying vec3 vFacing; uniform float seed;\n${noiseShader}\n${shader.fragmentShader}`.replace(
        '#include <emissivemap_fragment>',
        /* glsl */ `
      vec2 q = vec2(abs(vFacing.x) > .5 ? vPlace.z : vPlace.x, vPlace.y) * vec2(.62, .31);
      vec2 cell = floor(q); vec2 f = fract(q);
      float pane = step(.12, f.x) * step(f.x, .88) * step(.2, f.y) * step(f.y, .82) * step(abs(vFacing.y), .5);
      float on = step(.56, hash21(cell + seed * 7.3)) ; float floorOn = step(.86, hash21(vec2(cell.y, seed)));
      vec3 tone = mix(vec3(1., .72, .42), vec3(.72, .86, 1.), step(.62, hash21(vec2(cell.y * 1.7, seed + 2.))));
      totalEmissiveRadiance += tone * pane * max(on, floorOn) * (.25 + 1.5 * hash21(cell * 1.3 + seed)) * .95;`,
      )
  }
  const mesh = new Mesh(new BoxGeometry(width, height, width), material)
  mesh.position.set(x, y + height / 2, z)
  return mesh
}
