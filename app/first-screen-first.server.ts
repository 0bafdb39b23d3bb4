/**
 * Lets a phone lay out what a visitor sees on arriving before the rest of a page that opens with a hero, which costs a
 * slow one a third of a second: styles leave out what is not in sight (`data-arriving` in app.css), and this brings it
 * back after the first paint, a few parts a frame, or all at once for whoever moves on. Whoever comes back to a place on
 * the page, or follows a link to one, needs every height above it; what nobody looks at is not painted. Nobody has moved
 * on before the first paint: Chromium as a phone says then how wide it is, as a change of size. It stands before the
 * styles: a script after them would hold the page up until they have come.
 */
export const firstScreenFirst = (mark: string): string => `<script nonce="${mark}">(({ dataset }) => {
const [visit] = performance.getEntriesByType('navigation');
if (visit?.type !== 'navigate' || visit.name.includes('#') || document.visibilityState === 'hidden' || !matchMedia('${phones}').matches) return;
dataset.arriving = '';
let waiting;
let atOnce = ${aFrame};
const bringBack = () => {
if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', bringBack);
waiting ??= [...document.querySelectorAll('${parts}')];
for (const part of waiting.splice(0, atOnce)) part.style.contentVisibility = 'visible';
if (waiting.length) requestAnimationFrame(bringBack);
};
new PerformanceObserver((_, observer) => {
observer.disconnect();
for (const moved of ['scroll', 'wheel', 'pointerdown', 'keydown', 'resize']) addEventListener(moved, () => (atOnce = Infinity), { capture: true, passive: true, once: true });
requestAnimationFrame(bringBack);
}).observe({ type: 'paint', buffered: true });
})(document.documentElement);</script>`

/** A larger screen shows the end of a section whose hidden entries may make it taller. */
const phones = '(width < 40rem)'

/** What app.css leaves out. */
const parts = ':is(main > [data-layout] ~ *, .site-footer), :is(main > [data-layout] ~ * ~ * ~ *, .site-footer) li'

/** A phone four times as slow lays out as many in less than a long task. */
const aFrame = 3
