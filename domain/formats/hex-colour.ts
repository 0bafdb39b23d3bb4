/** A colour as '#rrggbb', for whoever draws and knows no other: hex as it is, oklch() as a screen shows it. */
export function hexColour(colour: string): string {
  if (colour.startsWith('#')) return colour.length === 4 ? colour.replaceAll(/[^#]/g, '$&$&') : colour.slice(0, 7)
  const [lightness = '0', chroma = '0', hue = '0'] = colour.match(/[\d.]+%?/g) ?? []
  const light = lightness.endsWith('%') ? Number.parseFloat(lightness) / 100 : Number(lightness)
  const turn = (Number(hue) * Math.PI) / 180
  return `#${screenColour(light, Number(chroma) * Math.cos(turn), Number(chroma) * Math.sin(turn))}`
}

/** OKLab to sRGB, by the figures of its author (bottosson.github.io/posts/oklab). */
function screenColour(light: number, a: number, b: number): string {
  const long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
    .map((share) => (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055))
    .map((share) => Math.round(Math.min(1, Math.max(0, share)) * 255))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
