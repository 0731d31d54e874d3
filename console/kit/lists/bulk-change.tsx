// One change for many, with a count before it is made. It is sent at once; "Undo" sends what was there before.
import Button from '@mui/material/Button'
import { useDataProvider, useListContext, useNotify, useRefresh, useUpdateMany, type RaRecord } from 'react-admin'
import { words } from '../fields.tsx'
import { useUndoNotice } from './undo-notice.tsx'
import { messageOf } from '../use-action.ts'

export interface BulkChoice<C> {
  readonly label: string
  readonly change: Partial<C>
  /** One person makes the change and cannot take it back: no "Undo" follows. */
  readonly isOneWay?: true
}

export function BulkChange({ choices }: { readonly choices: readonly BulkChoice<object>[] }) {
  const { resource, data = [], selectedIds, onUnselectItems } = useListContext()
  const [notify, notifyWithUndo, undo] = [useNotify(), useUndoNotice(), useUndo(resource)]
  const [updateMany] = useUpdateMany()

  function apply({ label, change, isOneWay }: BulkChoice<object>) {
    const before = data.filter(({ id }) => selectedIds.includes(id))
    const done = `${selectedIds.length} × ${words(label)}`
    void updateMany(
      resource,
      { ids: selectedIds, data: change },
      {
        mutationMode: 'pessimistic',
        // Records of other pages are not at hand, so their values before are not known.
        onSuccess: () =>
          !isOneWay && before.length === selectedIds.length
            ? notifyWithUndo(done, () => void undo(before, change))
            : notify(done),
        onError: (error) => notify(messageOf(error), { type: 'error' }),
      },
    )
    onUnselectItems()
  }

  return choices.map((choice) => (
    <Button key={choice.label} size="small" onClick={() => apply(choice)}>
      {words(choice.label)} ({selectedIds.length})
    </Button>
  ))
}

/** Sends the values before of those that the change has changed, in one call for each set of values. */
function useUndo(resource: string) {
  const [provider, notify, refresh] = [useDataProvider(), useNotify(), useRefresh()]
  return async (before: readonly RaRecord[], change: object) => {
    const fields = Object.keys(change)
    const valuesOf = (each: object) => JSON.stringify(fields.map((field) => (each as RaRecord)[field]))
    const changed = before.filter((each) => valuesOf(each) !== valuesOf(change))
    try {
      for (const some of Map.groupBy(changed, valuesOf).values()) {
        const data = Object.fromEntries(fields.map((field) => [field, some[0]?.[field]]))
        await provider.updateMany(resource, { ids: some.map(({ id }) => id), data })
      }
      notify('It is as it was before.')
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
    refresh()
  }
}
