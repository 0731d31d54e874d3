// On a phone each row of a list stands as a card of its own, and each value says whose column it is of.
import { Children, isValidElement, type ReactNode } from 'react'
import { words } from '../fields.tsx'

interface Column {
  readonly source?: string
  readonly label?: string
}

/** The columns' names as styles of the list, shown before each value where the head has no room: see lists.css. */
export function namesOf(columns: ReactNode): Readonly<Record<string, object>> {
  return Object.fromEntries(
    Children.toArray(columns).flatMap((column) => {
      if (!isValidElement<Column>(column) || column.props.source === undefined) return []
      const { source, label = words(source.replaceAll(/[A-Z]/g, '_$&')) } = column.props
      return [[`& .column-${source}`, { '--column': JSON.stringify(label) }]]
    }),
  )
}
