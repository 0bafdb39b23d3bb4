/**
 * Holds a page's modules back until the page has been painted: on a slow line they would come instead of its picture.
 * The script that starts them stays where it is, as text; a small one that follows it starts it then. Only what carries
 * the mark is the framework's own.
 */
export function startAfterPaint(body: string, modules: readonly string[], mark: string): string {
  const starting = new RegExp(`<script(?=[^>]* nonce="${mark}")[^>]* type="module"[^>]*>[\\s\\S]*?</script>`)
  return body.replace(starting, (script) => {
    const waiting = script.replace('type="module"', 'type="text/waiting"')
    return `${waiting}<script nonce="${mark}">${starter(modules)}</script>`
  })
}

/** Runs in the page. One that nobody sees is not painted, and waits for nothing. */
const starter = (modules: readonly string[]): string => `(start => {
if (document.visibilityState === 'hidden') return start();
requestAnimationFrame(() => {
const { port1, port2 } = new MessageChannel();
port1.onmessage = start;
port2.postMessage(0);
});
})(() => {
const add = (name, properties) => document.head.appendChild(Object.assign(document.createElement(name), properties));
for (const href of ${scriptSafe(modules)}) add('link', { rel: 'modulepreload', fetchPriority: 'low', href });
add('script', { type: 'module', text: document.querySelector('script[type="text/waiting"]').text }).remove();
});`

const scriptSafe = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
