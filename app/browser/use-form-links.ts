import { useEffect } from 'react'
import { inAppLink } from './in-app-link.ts'

/** Links that name a form open it over the page. What that takes is fetched with the first press. */
export function useFormLinks(site: string): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-form]') : null
      if (!link || !inAppLink(event)) return
      event.preventDefault()
      void open(link, site)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [site])
}

async function open(link: HTMLAnchorElement, site: string): Promise<void> {
  link.ariaBusy = 'true'
  try {
    const { openFormDialog } = await import('../forms/form-dialog.tsx')
    await openFormDialog(link, site)
  } catch {
    location.assign(link.href)
  } finally {
    link.ariaBusy = null
  }
}
