// Two who edit the same thing: the second one's save keeps both changes, and asks only where both changed the same field.
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import {
  useDataProvider,
  useGetList,
  useNotify,
  usePermissions,
  useRecordContext,
  useRefresh,
  useResourceContext,
  type RaRecord,
} from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { StaffRecord } from '../frame/contract.ts'
import { Changes } from './history/changes.tsx'
import { clashesOf } from './history/differences.ts'

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

/** Who saved it last, for members who may read the audit. */
function useLastEditor(isAsked: boolean): string {
  const resource = useResourceContext()
  const record = useRecordContext()
  const { permissions } = usePermissions<readonly string[]>()
  const { data } = useGetList<StaffRecord<'audit'>>(
    'audit',
    { filter: { subject: `${resource}/${record?.id}` }, pagination: { page: 1, perPage: 1 } },
    { enabled: isAsked && permissions?.includes('operations.view') === true },
  )
  return data?.[0]?.staffName ?? 'Somebody else'
}

export function Conflict({ theirs, forget }: EditConflict) {
  const form = useFormContext()
  const base = useRecordContext()
  const refresh = useRefresh()
  const who = useLastEditor(theirs !== undefined)
  if (!theirs || !base) return null
  const { reason: _reason, ...mine } = form.getValues()
  const { clashing, theirOnly } = clashesOf(base, theirs, mine)

  function keepMine() {
    for (const field of theirOnly) form.setValue(field, theirs?.[field])
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
      <DialogTitle id="conflict">{who} saved this first</DialogTitle>
      <DialogContent>
        {clashing.length > 0 ? (
          <>
            <p>You both changed these fields. Their value is struck through. Your value is next to it.</p>
            <Changes before={theirs} after={{ ...theirs, ...mine }} fields={clashing} />
          </>
        ) : (
          <p>You changed other fields than they did. Both changes can be kept.</p>
        )}
        {clashing.length > 0 && theirOnly.length > 0 && (
          <p className="quiet">Their changes in other fields are kept with yours.</p>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={takeTheirs}>Use their version</Button>
        <Button onClick={keepMine} variant="contained">
          {clashing.length > 0 ? 'Keep mine, then save again' : 'Keep both, then save again'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
