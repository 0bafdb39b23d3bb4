/**
 * The shader's map of a body: for each pixel, how much of it is glass, lamp, grille, plastic, chrome, a shut line.
 * Edges are found per pixel from the distances that the mesh carries, so that they are sharp at any size.
 */
export const regionsVertex = {
  declare: /* glsl */ `
attribute float bakedLight; attribute vec4 cabinField; attribute vec4 bodyField; attribute vec2 restField;
uniform float push; uniform vec3 cameraPlace;
varying float vPush; varying float vBakedLight; varying vec3 vPlace; varying vec3 vFacing; varying vec4 vCabin; varying vec4 vBody; varying vec2 vRest;
`,
  body: /* glsl */ `#include <begin_vertex>
  vBakedLight = bakedLight; vPlace = position; vFacing = normal; vCabin = cabinField; vBody = bodyField; vRest = restField;
  /* At the outline the inner shell meets the outer one, or there would be nothing to see through a lamp's cover. */
  vPush = push * mix(.05, 1., smoothstep(0., .4, dot(normal, normalize(cameraPlace - position))));
  transformed += normal * vPush;
`,
}

export const regionsFragment = /* glsl */ `
varying float vPush; varying float vBakedLight; varying vec3 vPlace; varying vec3 vFacing; varying vec4 vCabin; varying vec4 vBody; varying vec2 vRest;
uniform sampler2D frontMasks, frontMoreMasks, rearMasks, rearMoreMasks, sideMasks;
uniform vec4 endSheet, sideSheet;
uniform vec3 axles; uniform float archRadius, bodyLength, halfWidth, cladding, beltHeight, sillHeight, wrap, blackRoof;
uniform vec4 sideGlass, rearGlass, pillars[4];
uniform vec2 glassSpan, bonnetLine;
uniform float rearGlassAbove;
uniform vec3 headlampReach; uniform float rearLampReach;
uniform sampler2D floorLight; uniform vec3 floorSpan; uniform vec3 cameraPlace;

float smoothMax(float a, float b, float k) { float h = max(k - abs(a - b), 0.) / k; return max(a, b) + h * h * k * .25; }
/* 1 inside, 0 outside, over one pixel. */
float inside(float away) { return clamp(.5 - away / (fwidth(away) + 1e-5), 0., 1.); }
/* A line where the distance changes its sign, whole also where it is narrower than a pixel. */
float lineAt(float away, float reach) { return clamp(.5 + (reach - abs(away)) / (fwidth(away) + 1e-5), 0., 1.); }
float solid(float mask) { return smoothstep(.4, .6, mask); }

/* How much light the floor shows where a reflection from here would meet it. */
float floorSeen(vec3 from, vec3 towards) {
  if (towards.y > -.01) return 1.;
  vec3 at = from + towards * (from.y / -towards.y);
  vec2 place = vec2((at.x - floorSpan.x + floorSpan.y) / (2. * floorSpan.y), (at.z + floorSpan.z) / (2. * floorSpan.z));
  if (place.x < 0. || place.x > 1. || place.y < 0. || place.y > 1.) return 1.;
  return textureLod(floorLight, place, 0.).r;
}

float sideWindow, windscreen, rearWindow;
float glass, headlamp, rearLamp, grille, glossBlack, plastic, chromed, shutLine, silver, reflector, arch, hollow, rubber;

void findWindows() {
  float onCabin = vBody.x;
  sideWindow = smoothMax(vCabin.z + sideGlass.x, vCabin.y + sideGlass.y, .06);
  sideWindow = smoothMax(sideWindow, onCabin + sideGlass.z, .035);
  sideWindow = smoothMax(sideWindow, vCabin.w + sideGlass.w, .09);
  sideWindow = max(sideWindow, -(vCabin.x + .07));
  sideWindow = smoothMax(smoothMax(sideWindow, vPlace.x - glassSpan.y, .04), glassSpan.x - vPlace.x, .04);
  float pillar = 1.;
  for (int i = 0; i < 4; i++) if (pillars[i].y > 0.)
    pillar = min(pillar, abs(vPlace.x - pillars[i].x - pillars[i].z * (vPlace.y - beltHeight)) - pillars[i].y);
  windscreen = smoothMax(vCabin.x + .05, vCabin.y + .05, .1);
  windscreen = max(smoothMax(windscreen, onCabin + .03, .02), -(vCabin.z + .09));
  rearWindow = smoothMax(vCabin.x + rearGlass.x, vCabin.y + rearGlass.y, .1);
  rearWindow = smoothMax(smoothMax(rearWindow, onCabin + rearGlass.z, .05), rearGlassAbove - vPlace.y, .05);
  rearWindow = max(rearWindow, -(vCabin.w + .09));
  glass = max(max(inside(max(sideWindow, -pillar) + .016), inside(windscreen + .022)), inside(rearWindow + .02));
}

void findEnds(vec3 facing) {
  float onCabin = vBody.x;
  vec2 at = vec2((vPlace.z - endSheet.x) / (endSheet.y - endSheet.x), (vPlace.y - endSheet.z) / (endSheet.w - endSheet.z));
  float atFront = step(vPlace.x, bodyLength * .3), atRear = step(bodyLength * .7, vPlace.x);
  vec4 front = vec4(0.), frontMore = vec4(0.), rear = vec4(0.), rearMore = vec4(0.);
  if (atFront > 0.) { front = textureLod(frontMasks, at, 0.); frontMore = textureLod(frontMoreMasks, at, 0.); }
  if (atRear > 0.) { rear = textureLod(rearMasks, at, 0.); rearMore = textureLod(rearMoreMasks, at, 0.); }
  float onFront = atFront * smoothstep(-.15, -.3, facing.x) * step(0., onCabin);
  float onRear = atRear * smoothstep(.15, .3, facing.x);
  float lampEnd = headlampReach.x + headlampReach.y * max(vPlace.y - headlampReach.z, -.12);
  headlamp = solid(front.r) * inside(vPlace.x - lampEnd) * step(0., onCabin) * step(facing.y, .93);
  rearLamp = solid(rear.r) * inside(bodyLength - rearLampReach - vPlace.x + .35 * (vPlace.y - rearGlassAbove)) * atRear
    * step(0., onCabin + .02) * step(facing.y, .9);
  grille = solid(front.g) * onFront;
  float nearFront = smoothstep(wrap + .12, wrap, vPlace.x) * step(vPlace.x, axles.x);
  float nearRear = smoothstep(bodyLength - wrap - .12, bodyLength - wrap, vPlace.x) * step(axles.y, vPlace.x);
  plastic = max(solid(front.b) * nearFront, solid(rear.g) * nearRear);
  chromed = max(solid(front.a) * onFront, solid(rear.b) * onRear);
  /* A duct at the corner ends at a line; faded like the rest it would be a smear on the wing. */
  float ducts = atFront * inside(facing.x + .22) * step(0., onCabin);
  glossBlack = max(solid(frontMore.r) * ducts, solid(rear.a) * onRear);
  silver = max(solid(frontMore.b) * onFront, solid(rearMore.g) * onRear);
  reflector = solid(rearMore.b) * onRear;
  shutLine = max(frontMore.g * onFront, rearMore.r * onRear);
}

float findArch() {
  float up = max(vPlace.y - axles.z, 0.);
  float toArch = min(length(vec2(vPlace.x - axles.x, up)), length(vec2(vPlace.x - axles.y, up))) - archRadius;
  arch = step(toArch, 0.) * step(halfWidth - .42, abs(vPlace.z));
  return toArch;
}

void findSides(vec3 facing) {
  float onCabin = vBody.x, onSide = smoothstep(.35, .5, abs(facing.z));
  vec2 at = vec2((vPlace.x - sideSheet.x) / (sideSheet.y - sideSheet.x), (vPlace.y - sideSheet.z) / (sideSheet.w - sideSheet.z));
  vec4 side = onSide > 0. ? textureLod(sideMasks, at, 0.) : vec4(0.);
  shutLine = max(shutLine, side.r * onSide);
  plastic = max(plastic, side.g * onSide);
  chromed = max(chromed, side.b * onSide);
  glossBlack = max(glossBlack, side.a * onSide);
  float toArch = findArch();
  if (cladding > 0.) plastic = max(plastic, max(inside(toArch - cladding), inside(vPlace.y - sillHeight - .105)) * onSide);
  plastic = max(plastic, max(inside(vPlace.y - sillHeight - .025), smoothstep(-.55, -.75, facing.y)));
  float bonnet = smoothMax(vRest.y + bonnetLine.x, vBody.z + bonnetLine.y, .08);
  shutLine = max(shutLine, lineAt(bonnet, .0035) * step(.25, facing.y) * step(.01, onCabin) * step(vPlace.x, bodyLength * .36));
  rubber = inside(abs(onCabin) - .012) * step(sideWindow, .05) * onSide
    + inside(abs(onCabin - .005) - .03) * step(windscreen, .12) * step(vPlace.x, bodyLength * .5) * step(.2, facing.y);
  glossBlack = max(glossBlack, max(inside(sideWindow), max(inside(windscreen), inside(rearWindow))));
  hollow = smoothstep(.012, -.004, vRest.x - .012);
}

void findRegions() {
  vec3 facing = normalize(vFacing);
  findWindows();
  findEnds(facing);
  findSides(facing);
}
`
