import { useSyncExternalStore } from 'react'

/** True once the page's script runs; false on the server and until then. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
