import { lightSecondPaint, repeatFirstPicture, writeSecondPaint } from '../material/two-paints.ts'

/** Replacements of three.js's own shader pieces, by the name of the piece. */
export type Pieces = Readonly<Record<string, string>>

const insideArch = /* glsl */ `
  float overAxle = max(vPlace.y - axles.z, 0.);
  float toAxle = min(length(vec2(vPlace.x - axles.x, overAxle)), length(vec2(vPlace.x - axles.y, overAxle)));
`

/** Paint and everything that lies on it: plastic, chrome, rubber, shut lines. */
export const paintPieces: Pieces = {
  color_fragment: /* glsl */ `#include <color_fragment>
  findRegions();
  if (arch > .5 || glass > .5 || headlamp > .5 || rearLamp > .5 || grille > .5) discard;
  float paintShare = 1.;
  vec3 colour = diffuseColor.rgb; float rough = roughness, metal = metalness, coat = 1.;
  #define LAY(share, c, r, m, k) { float s = clamp(share, 0., 1.); colour = mix(colour, c, s); rough = mix(rough, r, s); metal = mix(metal, m, s); coat = mix(coat, k, s); paintShare *= 1. - s; }
  LAY(blackRoof * step(vBody.x, 0.) * inside(-(vCabin.y + .055)), vec3(.006), .2, 0., 1.)
  LAY(silver, vec3(.42), .35, .7, 0.)
  LAY(plastic * (1. - silver), vec3(.02, .02, .021), .62, 0., 0.)
  LAY(glossBlack, vec3(.006), .12, 0., .6)
  LAY(inside(sideWindow), vec3(.006), .4, 0., .1)
  LAY(chromed, vec3(.78), .1, 1., 0.)
  LAY(reflector, vec3(.45, .01, .01), .2, 0., .5)
  LAY(rubber, vec3(.012), .45, 0., 0.)
  LAY(hollow, vec3(.025), .75, 0., 0.)
  LAY(shutLine * .93, vec3(.004), .8, 0., 0.)
  diffuseColor.rgb = colour;`,
  roughnessmap_fragment: 'float roughnessFactor = rough;',
  metalnessmap_fragment: 'float metalnessFactor = metal;',
  lights_physical_fragment: '#include <lights_physical_fragment>\n material.clearcoat *= coat;',
  lights_fragment_end: lightSecondPaint,
  normal_fragment_maps: /* glsl */ `#include <normal_fragment_maps>
  {
    float height = -.0025 * shutLine;
    vec3 acrossX = dFdx(-vViewPosition), acrossY = dFdy(-vViewPosition);
    vec3 first = cross(acrossY, normal), second = cross(normal, acrossX);
    float area = dot(acrossX, first) * faceDirection;
    normal = normalize(abs(area) * normal - sign(area) * (dFdx(height) * first + dFdy(height) * second));
  }`,
  aomap_fragment: /* glsl */ `{
    float ambient = clamp(vBakedLight, 0., 1.);
    float seen = floorSeen(vPlace, reflect(normalize(vPlace - cameraPlace), normalize(vFacing)));
    float mirrored = clamp(pow(ambient, .5) * 1.15, 0., 1.);
    float flakes = mirrored * mix(1., seen, .7);
    reflectedLight.indirectDiffuse *= ambient; reflectedLight.indirectSpecular *= flakes;
    greyLight.indirectDiffuse *= ambient; greyLight.indirectSpecular *= flakes;
    clearcoatSpecularIndirect *= mix(mirrored, 1., .4) * seen;
    /* A bonnet seen along its length mirrors a lamp whole: held back, or it would be a white streak without a form. */
    clearcoatSpecularIndirect /= 1. + 1.2 * smoothstep(.35, .9, normalize(vFacing).y) * clearcoatSpecularIndirect;
  }`,
  dithering_fragment: writeSecondPaint,
}

/** The shell's inner side, seen through the windows: dark, and without the cost of lighting it. */
export const liningPieces: Pieces = {
  color_fragment: /* glsl */ `#include <color_fragment>
  findWindows();
  findArch();
  if (arch > .5) discard;`,
  /* The far windows are tinted too: two panes leave little of what lies behind the vehicle. */
  opaque_fragment: /* glsl */ `#include <opaque_fragment>
  if (glass > .5) gl_FragColor = vec4(0., 0., 0., .55);`,
  dithering_fragment: repeatFirstPicture,
}

/** What is seen through lamp covers and grilles: reflectors, lenses, mesh. */
export const lampBedPieces: Pieces = {
  color_fragment: /* glsl */ `#include <color_fragment>
  { ${insideArch} if (toAxle < archRadius + .03 && abs(vPlace.z) > halfWidth - .5) discard; }
  /* Where the bed is, not the cover it was pushed in from: seen from straight ahead the two drawings then agree. */
  vec3 bed = vPlace + normalize(vFacing) * vPush;
  vec2 at = vec2((bed.z - endSheet.x) / (endSheet.y - endSheet.x), (bed.y - endSheet.z) / (endSheet.w - endSheet.z));
  bool ahead = vPlace.x < bodyLength * .5;
  diffuseColor.rgb = ahead ? texture2D(frontBed, at).rgb : texture2D(rearBed, at).rgb;
  vec3 glow = ahead ? texture2D(frontGlow, at).rgb * lampGlow.x : texture2D(rearGlow, at).rgb * lampGlow.y;
  if (abs(normalize(vFacing).z) > .82 && ahead) { diffuseColor.rgb = vec3(.02); glow = vec3(0.); }`,
  emissivemap_fragment: '#include <emissivemap_fragment>\n totalEmissiveRadiance += glow;',
  aomap_fragment: /* glsl */ `{
    float ambient = clamp(vBakedLight * 1.6 + .25, 0., 1.);
    reflectedLight.indirectDiffuse *= ambient; reflectedLight.indirectSpecular *= ambient;
  }`,
  dithering_fragment: repeatFirstPicture,
}

export const lampBedDeclarations = 'uniform sampler2D frontBed, frontGlow, rearBed, rearGlow; uniform vec2 lampGlow;\n'
