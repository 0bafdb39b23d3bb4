/**
 * Runs in the page, as text. Says on the page that something was opened over it, once and for good: from then on styles look
 * for what covers it. To look all over a page with a :has() costs at each press of a filter, and hardly any press needs it.
 */
export function coverings(): void {
  addEventListener(
    'beforetoggle',
    ({ target }) => {
      if (target instanceof Element && target.matches('dialog, .site-menu'))
        document.documentElement.dataset.covered = 'once'
    },
    true,
  )
}
