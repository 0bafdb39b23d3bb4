import type { Look } from '#domain/vehicles/vehicle-media-panorama.ts'

const corners = 'attribute vec2 at;void main(){gl_Position=vec4(at,0.,1.);}'

/** For each point of the screen: which way it lies, and what the picture shows there. */
const colours = `precision highp float;
uniform sampler2D picture;uniform vec2 size;uniform vec3 look;
void main(){
  vec2 p=(gl_FragCoord.xy*2.-size)/size.y*look.z;
  vec3 d=normalize(vec3(p,1.));
  float c=cos(look.y),s=sin(look.y);
  d=vec3(d.x,d.y*c+d.z*s,d.z*c-d.y*s);
  gl_FragColor=texture2D(picture,vec2(fract((atan(d.x,d.z)+look.x)/6.2831853+.5),.5-asin(clamp(d.y,-1.,1.))/3.1415927));
}`

export interface CanvasSize {
  width: number
  height: number
}

export interface Panorama {
  /** Draws what is seen, `halfHeight` being half its height at a distance of one. */
  draw(look: Look, size: CanvasSize, halfHeight: number): void
  dispose(): void
}

/** Paints a picture of all directions as it looks from its middle; null where the browser cannot. */
export function createPanorama(canvas: HTMLCanvasElement, picture: TexImageSource): Panorama | null {
  const gl = canvas.getContext('webgl', { antialias: false, alpha: false })
  const program = gl && link(gl)
  if (!gl || !program) return null
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW)
  gl.enableVertexAttribArray(0)
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0)
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
  for (const wrap of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, wrap, gl.CLAMP_TO_EDGE)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, picture)
  const [size, direction] = [gl.getUniformLocation(program, 'size'), gl.getUniformLocation(program, 'look')]
  return {
    draw({ yaw, pitch }, { width, height }, halfHeight) {
      Object.assign(canvas, { width, height })
      gl.viewport(0, 0, width, height)
      gl.uniform2f(size, width, height)
      gl.uniform3f(direction, yaw, pitch, halfHeight)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
    },
    // Browsers allow few of these at a time.
    dispose: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  }
}

function link(gl: WebGLRenderingContext): WebGLProgram | null {
  const program = gl.createProgram()
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, corners],
    [gl.FRAGMENT_SHADER, colours],
  ] as const) {
    const shader = gl.createShader(kind)
    if (!shader) return null
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.bindAttribLocation(program, 0, 'at')
  gl.linkProgram(program)
  gl.useProgram(program)
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null
}
