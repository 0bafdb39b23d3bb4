import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the program has taken the page over: false on the server, and until what came from there is in its hands. */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
