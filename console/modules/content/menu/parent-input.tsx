// The parent of an entry, by its name with all that is above it: "Class 5" is below several groups.
import { AutocompleteInput, useGetList, useRecordContext } from 'react-admin'
import { MOST_ENTRIES, type MenuEntry } from './menu-entry.ts'
import { parentsFor, pathTo } from './menu-tree.ts'

export function ParentInput({ source, label }: { readonly source: string; readonly label: string }) {
  const record = useRecordContext<MenuEntry>()
  const { data: entries = [] } = useGetList<MenuEntry>('menu', { pagination: { page: 1, perPage: MOST_ENTRIES } })
  const choices = parentsFor(entries, record?.id).flatMap((id) =>
    id === null ? [] : [{ id, name: pathTo(entries, id) }],
  )
  return (
    <AutocompleteInput
      source={source}
      label={label}
      choices={choices}
      fullWidth
      parse={(id: string) => (id === '' ? null : id)}
      helperText="Leave empty for the bar at the top."
    />
  )
}
