/**
 * Holds a page's modules back until the page and the picture it opens with have been painted: on a slow line they would
 * come instead. The script that starts them stays where it is, as text; a small one that follows it starts it then. Only what carries
 * the mark is the framework's own.
 */
export function startAfterPaint(body: string, modules: readonly string[], mark: string): string {
  const starting = new RegExp(`<script(?=[^>]* nonce="${mark}")[^>]* type="module"[^>]*>[\\s\\S]*?</script>`)
  return body.replace(starting, (script) => {
    const waiting = script.replace('type="module"', 'type="text/waiting"')
    return `${waiting}<script nonce="${mark}">${starter(modules)}</script>`
  })
}

/** A picture that takes longer holds nothing up; nor does a browser that keeps to itself what it has painted. */
const longestWaitMs = 1_000

/**
 * A phone's first screen came alone: the rest of its page follows by frames of its own, which scripts that come meanwhile
 * would make long ones. A phone that needs longer for it has its scripts in between.
 */
const untilWhole = { looks: 15, eachMs: 20 }

/**
 * Runs in the page. One that nobody sees is not painted, and waits for nothing; one made ready behind another, on a guess,
 * fetches its modules and waits to be seen: a slow processor needs a third of a second to take a page over, and whoever
 * pressed meanwhile would see it that much later. What is pressed before and does nothing without a program is remembered
 * for it; within the page's own part for it alone: while the program takes the page over it answers presses too, and a heart
 * pressed twice is as it was.
 */
const starter = (modules: readonly string[]): string => `(() => {
window.pressedEarly = [];
addEventListener('click', event => {
const button = event.target.closest?.('button[type="button"]:not([popovertarget], [commandfor])');
if (!button || !window.pressedEarly) return;
window.pressedEarly.push(button);
if (button.closest('main')) event.stopPropagation();
}, true);
const add = (name, properties) => document.head.appendChild(Object.assign(document.createElement(name), properties));
const fetchModules = () => { for (const href of ${scriptSafe(modules)}) add('link', { rel: 'modulepreload', fetchPriority: 'low', href }); };
const isBehind = document.prerendering;
let begun = false;
const start = () => {
if (begun) return;
begun = true;
if (!isBehind) fetchModules();
add('script', { type: 'module', text: document.querySelector('script[type="text/waiting"]').text }).remove();
};
const startWhenWhole = (looks = ${untilWhole.looks}) => looks && document.adoptedStyleSheets?.length ? setTimeout(startWhenWhole, ${untilWhole.eachMs}, looks - 1) : start();
const startWhenPainted = () => {
if (document.visibilityState === 'hidden' || !window.PerformanceObserver) return start();
const startAfter = ms => requestAnimationFrame(() => setTimeout(startWhenWhole, ms));
const opening = document.querySelector('img[fetchpriority="high"]');
new PerformanceObserver((entries, observer) => {
if (!entries.getEntriesByName('first-contentful-paint')[0]) return;
observer.disconnect();
if (!opening || opening.complete) startWhenWhole();
else opening.onload = opening.onerror = () => startAfter(0);
}).observe({ type: 'paint', buffered: true });
startAfter(${longestWaitMs});
};
if (!isBehind) return startWhenPainted();
fetchModules();
document.addEventListener('prerenderingchange', startWhenPainted, { once: true });
})();`

const scriptSafe = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
