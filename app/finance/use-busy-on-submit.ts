import { useEffect, useState } from 'react'

/** Whether the form is on its way. The browser sends it; a page that comes back from its memory is ready again. */
export function useBusyOnSubmit(): [isBusy: boolean, onSubmit: () => void] {
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    const ready = () => setBusy(false)
    addEventListener('pageshow', ready)
    return () => removeEventListener('pageshow', ready)
  }, [])
  // After the press: a button that is busy sends nothing.
  return [isBusy, () => void setTimeout(() => setBusy(true))]
}
