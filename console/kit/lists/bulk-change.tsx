// One change for many, with a count before it is made. It can be undone for ten seconds, until it is sent.
import Button from '@mui/material/Button'
import { useListContext, useNotify, useUpdateMany } from 'react-admin'
import { words } from '../fields.tsx'

export interface BulkChoice<C> {
  readonly label: string
  readonly change: Partial<C>
}

export function BulkChange({ choices }: { readonly choices: readonly BulkChoice<object>[] }) {
  const { resource, selectedIds, onUnselectItems } = useListContext()
  const notify = useNotify()
  const [updateMany] = useUpdateMany()

  function apply({ label, change }: BulkChoice<object>) {
    void updateMany(
      resource,
      { ids: selectedIds, data: change },
      {
        mutationMode: 'undoable',
        onSuccess: () =>
          notify(`${selectedIds.length} × ${words(label)}`, { undoable: true, autoHideDuration: 10_000 }),
        onError: (error) =>
          notify(error instanceof Error ? error.message : 'It was not saved. Please try again.', { type: 'error' }),
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
