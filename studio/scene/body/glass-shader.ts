import { repeatFirstPicture } from '../material/two-paints.ts'
import type { Point } from '../subject.ts'
import type { Pieces } from './body-shaders.ts'

/** The colour of the sky in windows, where a place has no other. */
export const usualSky: Point = [0.94, 0.98, 1]

/**
 * What windows mirror. The studio's lamps are too few for panes that face them all alike: a car outdoors mirrors the sky, a
 * horizon and what stands on it, and by that the eye knows glass. The line keeps its height as one walks round; what stands on
 * it moves along.
 */
export const glassDeclarations = /* glsl */ `
uniform float privacy; uniform vec3 mirroredSky;

float skyInSide(vec3 towards, float up) {
  float round = atan(towards.z, towards.x);
  float trees = .035 * sin(round * 9. + 1.) + .02 * sin(round * 23.);
  float horizon = .36 + .035 * (vPlace.x - bodyLength * .5) + trees;
  float sky = mix(1.75, .8, smoothstep(horizon, 1.05, up));
  float ground = mix(.3, .1, smoothstep(0., horizon, up));
  float slant = vPlace.x * .9 + (vPlace.y - beltHeight) * .75;
  float band = smoothstep(.16, 0., abs(slant - bodyLength * .47)) + .6 * smoothstep(.07, 0., abs(slant - bodyLength * .47 - .3));
  return mix(ground, sky, smoothstep(horizon - .05, horizon + .09, up)) + .4 * band;
}

/* Sloping panes look at the sky: it is brightest where the roof begins. */
float skyInScreen(float up) {
  float slant = vPlace.z * .8 + (vPlace.y - beltHeight) * .7;
  float band = smoothstep(.34, 0., abs(slant + .12));
  return mix(.22, 1.5, smoothstep(.05, 1., up)) + .3 * band * (1. - up);
}
`

/** Windows and lamp covers: dark or clear, and mirrors of what is round them. */
export const glassPieces: Pieces = {
  color_fragment: /* glsl */ `#include <color_fragment>
  findWindows();
  findEnds(normalize(vFacing));
  findArch();
  if (arch > .5 || max(glass, max(headlamp, rearLamp)) <= .5) discard;
  vec3 glow = vec3(0.); float alpha = opacity;
  bool inSide = inside(sideWindow + .016) > .5;
  if (glass <= .5) { if (headlamp > .5) alpha = .06; else { alpha = .35; glow = vec3(.07, .002, .003); } }
  else if ((inSide && vPlace.x > pillars[0].x) || inside(rearWindow + .02) > .5) alpha = privacy;
  diffuseColor = vec4(vec3(0.), alpha);`,
  emissivemap_fragment: '#include <emissivemap_fragment>\n totalEmissiveRadiance += glow;',
  aomap_fragment: /* glsl */ `{
    vec3 facing = normalize(vFacing), fromEye = normalize(vPlace - cameraPlace);
    vec3 towards = reflect(fromEye, facing);
    if (glass > .5) {
      float above = max(vPlace.y - beltHeight, 0.), up = above / max(above - vCabin.y, .05);
      float fresnel = .085 + .915 * pow(1. - clamp(-dot(facing, fromEye), 0., 1.), 5.);
      reflectedLight.indirectSpecular = mirroredSky * fresnel * (inSide ? skyInSide(towards, up) : skyInScreen(up));
    } else reflectedLight.indirectSpecular *= mix(1., floorSeen(vPlace, towards), .9);
  }`,
  opaque_fragment: /* glsl */ `#include <opaque_fragment>
  gl_FragColor.a = max(diffuseColor.a, min(1., max(outgoingLight.r, max(outgoingLight.g, outgoingLight.b)) * .6));`,
  dithering_fragment: repeatFirstPicture,
}
