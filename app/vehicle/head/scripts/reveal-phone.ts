import { telephone } from '#domain/formats/telephone.ts'

/** A form asks for the number and becomes it; a link that calls says it from the first press on. Either is counted. */
export function revealPhone(island: HTMLElement): void {
  if (!(island instanceof HTMLFormElement)) {
    island.addEventListener('click', () => void ask(island).then((phone) => write(island, phone)), { once: true })
    return
  }
  island.addEventListener('submit', (event) => {
    event.preventDefault()
    const button = island.querySelector('button')!
    button.disabled = true
    ask(island).then(
      (phone) => becomeLink(island, phone),
      (error: unknown) => {
        console.warn('The phone number could not be shown.', error)
        // The way it goes without a script; the listener is not asked again.
        button.disabled = false
        island.submit()
      },
    )
  })
}

async function ask({ dataset }: HTMLElement): Promise<string> {
  const response = await fetch('/api/phone-reveal', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ car_id: Number(dataset.car) }),
    // Outlives the page: whoever is called meanwhile was asked for all the same.
    keepalive: true,
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return ((await response.json()) as { phone: string }).phone
}

const write = (island: HTMLElement, phone: string): void => {
  const number = island.querySelector('[data-number]')
  if (number) number.textContent = phone
}

function becomeLink(form: HTMLFormElement, phone: string): void {
  const link = document.createElement('a')
  link.href = telephone(phone)
  link.className = form.querySelector('button')!.className
  link.textContent = phone
  form.replaceWith(link)
  link.focus()
}
