// Two who edit the same thing: the second is shown both versions and decides.
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { useDataProvider, useNotify, useRefresh, useResourceContext, type RaRecord } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { Changes } from './history.tsx'

const STALE = 412

interface EditConflict {
  readonly theirs: RaRecord | undefined
  readonly forget: () => void
}

/** Handles a save that is refused because another person saved first. */
export function useConflict() {
  const [theirs, setTheirs] = useState<RaRecord>()
  const dataProvider = useDataProvider()
  const resource = useResourceContext() ?? ''
  const notify = useNotify()

  async function onError(error: unknown, { id }: { id?: unknown } = {}) {
    const { status, message } = error as { status?: number; message?: string } // the data provider's
    if (status !== STALE) return notify(message ?? 'It was not saved. Please try again.', { type: 'error' })
    const { data } = await dataProvider.getOne(resource, { id: id as string }) // the id of what was to be saved
    setTheirs(data)
  }

  return { theirs, forget: () => setTheirs(undefined), options: { onError } }
}

export function Conflict({ theirs, forget }: EditConflict) {
  const form = useFormContext()
  const refresh = useRefresh()
  if (!theirs) return null
  const { reason: _reason, ...mine } = form.getValues()

  function keepMine() {
    form.setValue('version', theirs?.['version'])
    forget()
  }

  function takeTheirs() {
    form.reset(theirs)
    refresh()
    forget()
  }

  return (
    <Dialog open onClose={forget} aria-labelledby="conflict">
      <DialogTitle id="conflict">Somebody else saved this first</DialogTitle>
      <DialogContent>
        <p>Their value is struck through. Your value is next to it.</p>
        <Changes before={theirs} after={{ ...theirs, ...mine }} />
      </DialogContent>
      <DialogActions>
        <Button onClick={takeTheirs}>Use their version</Button>
        <Button onClick={keepMine} variant="contained">
          Keep mine, then save again
        </Button>
      </DialogActions>
    </Dialog>
  )
}
