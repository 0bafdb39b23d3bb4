import { type DeliveryAnswer, deliveryWords, noPostcodeText } from '#domain/delivery/delivery-words.ts'
import { placeKey } from '../listing/place-key.ts'

const unreachable = 'We can’t look that up just now. Please try again in a moment.'

/** Idle until a postcode is given or known from a listing; then loading, and then a price or what to do instead. */
export function start(island: HTMLElement): void {
  const form = island.querySelector('form')
  const input = island.querySelector('input')
  const { car = '', site = '' } = island.dataset
  if (!form || !input) return
  let asked = 0
  const ask = async (): Promise<void> => {
    const turn = ++asked
    show(island, { loading: null })
    const shown = await answerTo(input.value, car)
    // Who asks again meanwhile wants the later answer alone.
    if (turn === asked) show(island, shown)
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void ask()
  })
  const kept = keptPostcode(site)
  if (input.value !== '' || kept === null) return
  input.value = kept
  void ask()
}

/** What each part says; one that is not named is not shown, and null leaves its words. */
type Shown = Partial<Record<'loading' | 'error' | 'amount' | 'region' | 'distance', string | null>>

function show(island: HTMLElement, shown: Shown): void {
  island.querySelector('input')!.ariaInvalid = shown.error ? 'true' : null
  island.querySelector('button')!.ariaDisabled = 'loading' in shown ? 'true' : null
  for (const part of island.querySelectorAll<HTMLElement>('[data-part]')) {
    const text = shown[part.dataset.part as keyof Shown]
    if (text) part.textContent = text
    part.hidden = text === undefined || text === ''
  }
}

async function answerTo(postcode: string, car: string): Promise<Shown> {
  if (postcode.trim() === '') return { error: noPostcodeText }
  try {
    const response = await fetch(`/api/delivery/quote?${new URLSearchParams({ postcode, car })}`)
    const body: unknown = await response.json()
    return response.ok ? deliveryWords(body as DeliveryAnswer) : { error: (body as { message: string }).message }
  } catch {
    return { error: unreachable }
  }
}

/** Where a listing was told that the shopper is. */
function keptPostcode(site: string): string | null {
  try {
    const kept = localStorage.getItem(placeKey(site))
    return kept && /^\d{4}$/.test(kept) ? kept : null
  } catch {
    return null
  }
}
