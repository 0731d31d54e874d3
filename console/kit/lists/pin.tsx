// Pages that a member of staff keeps on top of the menu, in this browser.
import Button from '@mui/material/Button'
import { useResourceContext, useStore } from 'react-admin'

const KEY = 'rail.pinned'
const NONE: readonly string[] = []

/** Their paths. */
export function usePinned(): readonly string[] {
  const [pinned] = useStore<readonly string[]>(KEY, NONE)
  return pinned
}

export function PinButton() {
  const to = `/${useResourceContext() ?? ''}`
  const [pinned, setPinned] = useStore<readonly string[]>(KEY, NONE)
  const isPinned = pinned.includes(to)
  return (
    <Button
      size="small"
      aria-label={isPinned ? 'Unpin from the menu' : 'Pin to the menu'}
      aria-pressed={isPinned}
      onClick={() => setPinned(isPinned ? pinned.filter((each) => each !== to) : [...pinned, to])}
    >
      {isPinned ? 'Unpin' : 'Pin'}
    </Button>
  )
}
