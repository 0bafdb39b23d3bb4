import { type RefObject, useEffect, useState } from 'react'

/** How far below the screen a part may be when what it needs is fetched. */
const margin = '400px'

/** Fetches a module once an element is about to be seen; null until it is there, and for good if it cannot be had. */
export function useNearbyModule<Module>(
  element: RefObject<HTMLElement | null>,
  load: () => Promise<Module>,
): Module | null {
  const [module, setModule] = useState<Module | null>(null)
  useEffect(() => {
    let isGone = false
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        load().then(
          (loaded) => !isGone && setModule(loaded),
          // What is there already works without it, and the browser has reported the failure.
          () => {},
        )
      },
      { rootMargin: margin },
    )
    observer.observe(element.current!)
    return () => {
      isGone = true
      observer.disconnect()
    }
  }, [element, load])
  return module
}
