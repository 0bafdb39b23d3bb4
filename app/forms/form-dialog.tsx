import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { formPath } from '#domain/content/route-paths.ts'
import type { FormView } from '#domain/leads/form-view.ts'
import { Dialog } from '../ui/dialog.tsx'
import { openDialog } from '../ui/open-dialog.ts'
import { LeadForm } from './lead-form.tsx'

const id = 'lead-form-dialog'

/** The form that was opened last, by its link: whoever closes it by mistake finds it as it was. */
let opened: { href: string; view: FormView; shownAt: number } | undefined
let root: Root | undefined

/** Opens the form a link leads to over the page; where that fails, the link is followed. */
export async function openFormDialog(link: HTMLAnchorElement, site: string): Promise<void> {
  const { href, search } = link
  try {
    if (opened?.href !== href)
      opened = { href, view: await fetchView(link.dataset['form']!, search), shownAt: performance.now() }
  } catch {
    return location.assign(href)
  }
  const { view, shownAt } = opened
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() =>
    root!.render(
      <Dialog id={id} title={view.form.title}>
        <LeadForm key={view.clientId} view={view} site={site} page={location.pathname} shownAt={shownAt} />
      </Dialog>,
    ),
  )
  // Closing gives the focus back to what had it, and Safari gives it to no link that is clicked.
  link.focus()
  openDialog(id)
}

async function fetchView(form: string, search: string): Promise<FormView> {
  const response = await fetch(`${formPath(form)}/view${search}`)
  if (!response.ok) throw new Error(`status ${response.status}`)
  return (await response.json()) as FormView
}
