import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/** The value, one paint late: for what may follow once what a shopper looks at has been shown. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (settled !== value) afterPaint(() => startTransition(() => setSettled(value)))
  }, [settled, value])
  return settled
}
