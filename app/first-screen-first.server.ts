/**
 * Lets a phone lay out what a visitor sees on arriving before the rest of the page, which costs a slow one a third of a
 * second: a sheet of its own leaves out what is not in sight, and this brings it back after the first paint, a few parts a
 * frame, or all at once for whoever moves on. Whoever comes back to a place on the page, or follows a link to one, needs
 * every height above it; what nobody looks at is not painted. Nobody has moved on before the first paint: Chromium as a
 * phone says then how wide it is, as a change of size. It stands before the styles: a script after them would hold the
 * page up until they have come.
 */
export const firstScreenFirst = (mark: string): string => `<script nonce="${mark}">(() => {
const [visit] = performance.getEntriesByType('navigation');
if (visit?.type !== 'navigate' || visit.name.includes('#') || document.visibilityState === 'hidden' || !matchMedia('${phones}').matches || !document.adoptedStyleSheets) return;
const sheet = new CSSStyleSheet();
sheet.replaceSync('${leftOut}');
document.adoptedStyleSheets = [sheet];
let waiting;
let hasMoved = false;
const bringBack = () => {
if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', bringBack);
waiting ??= [...document.querySelectorAll('${parts}, ${entries}')];
for (let [parts, elements] = [0, 0]; waiting.length && (hasMoved || (parts < ${aFrame.parts} && elements < ${aFrame.elements})); parts++) {
const part = waiting.shift();
part.style.contentVisibility = 'visible';
elements += part.getElementsByTagName('*').length;
}
if (waiting.length) requestAnimationFrame(bringBack);
else document.adoptedStyleSheets = [];
};
new PerformanceObserver((_, observer) => {
observer.disconnect();
for (const moved of ['scroll', 'wheel', 'pointerdown', 'keydown', 'resize']) addEventListener(moved, () => (hasMoved = true), { capture: true, passive: true, once: true });
requestAnimationFrame(bringBack);
}).observe({ type: 'paint', buffered: true });
})();</script>`

/** A larger screen shows the end of a section whose hidden entries may make it taller. */
const phones = '(width < 40rem)'

/** What stands below a phone's first screen: after a hero, or two parts of a page; a listing's cards; what a vehicle's page tells. */
const parts =
  'main > [data-layout] ~ *, main > * ~ * ~ *, .vehicles > :nth-child(n + 4), [data-part="body"] > *, .site-footer'

/** Those of lists, where none is in sight: before the fourth part one may be, and get taller by them. */
const entries = ':is(main > * ~ * ~ * ~ *, .site-footer) li'

/**
 * Not on paper. What is in sight all the same is laid out, and what is less than a screen and a half below it: two screens
 * for each part leave one of them there.
 */
const leftOut = `@media screen { :is(${parts}) { content-visibility: auto; contain-intrinsic-size: auto 200vh } ${entries} { content-visibility: auto; contain-intrinsic-size: auto 1px } }`

/** A phone four times as slow lays out as much in less than a long task. */
const aFrame = { parts: 3, elements: 30 }
