import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'

/** For a page that is no form of react-admin's: leaving with something unsaved asks first, closing the tab too. */
export function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const blocker = useBlocker(isDirty)
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog open onClose={blocker.reset} aria-labelledby="leave">
      <DialogTitle id="leave">You have unsaved changes</DialogTitle>
      <DialogActions>
        <Button onClick={blocker.proceed}>Leave without saving</Button>
        <Button variant="contained" onClick={blocker.reset}>
          Stay
        </Button>
      </DialogActions>
    </Dialog>
  )
}
