import { useEffect, useState } from 'react'

/** Fetches a module once it is wanted; null until it is there, and for good if it cannot be had. */
export function useModule<Module>(isWanted: boolean, load: () => Promise<Module>): Module | null {
  const [module, setModule] = useState<Module | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    load().then(
      (loaded) => !isGone && setModule(loaded),
      // What is there already works without it, and the browser has reported the failure.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [isWanted, load])
  return module
}
