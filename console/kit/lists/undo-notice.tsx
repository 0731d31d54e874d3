// A notice of what was done at once, with a button that does the opposite.
import Button from '@mui/material/Button'
import SnackbarContent from '@mui/material/SnackbarContent'
import { useCloseNotification, useNotify } from 'react-admin'

const SHOWN_MS = 10_000

export function useUndoNotice() {
  const notify = useNotify()
  return (message: string, undo: () => void) =>
    notify(<UndoNotice message={message} onUndo={undo} />, { autoHideDuration: SHOWN_MS })
}

function UndoNotice({ message, onUndo }: { readonly message: string; readonly onUndo: () => void }) {
  const close = useCloseNotification()
  const undo = () => {
    close()
    onUndo()
  }
  return (
    <SnackbarContent
      message={message}
      action={
        <Button color="inherit" onClick={undo}>
          Undo
        </Button>
      }
    />
  )
}
