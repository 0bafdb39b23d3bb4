import { detailsToSave } from '#domain/visitors/saved-details.ts'

/** Fills the empty fields of a form with what this device remembers; says whether there was anything to fill in. */
export async function fillSaved(form: HTMLFormElement, site: string): Promise<boolean> {
  const { localStore } = await import('../browser/local-store.ts')
  const [details] = localStore(site).read('savedDetails')
  if (!details) return false
  const filled = Object.entries(details).filter(([name, value]) => fill(form, name, value))
  return filled.length > 0
}

function fill(form: HTMLFormElement, name: string, value: string): boolean {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement) || field.type === 'hidden' || field.value !== '' || value === '')
    return false
  field.value = value
  return true
}

/** Remembers who asked on this device, where that may be. */
export async function saveDetails(values: Readonly<Record<string, unknown>>, site: string): Promise<void> {
  const details = detailsToSave(values)
  if (!details) return
  const { localStore } = await import('../browser/local-store.ts')
  localStore(site).add('savedDetails', details)
}

/** Forgets them, in the form as well. */
export async function forgetDetails(form: HTMLFormElement, site: string): Promise<void> {
  const { localStore } = await import('../browser/local-store.ts')
  const store = localStore(site)
  for (const details of store.read('savedDetails'))
    for (const [name, value] of Object.entries(details)) {
      const field = form.elements.namedItem(name)
      if (field instanceof HTMLInputElement && field.value === value) field.value = ''
    }
  store.clear('savedDetails')
}
