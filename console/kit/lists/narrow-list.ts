// On a phone each row of a list stands as a card of its own, and each value says whose column it is of.
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { words } from '../fields.tsx'
import { isStateField } from '../names/tones.ts'

interface Column {
  readonly source?: string
  readonly label?: string
}

/** The names of columns by their fields. */
export function columnNames(columns: ReactNode): ReadonlyMap<string, string> {
  return new Map(
    Children.toArray(columns).flatMap((column) => {
      if (!isValidElement<Column>(column) || column.props.source === undefined) return []
      const { source, label } = column.props
      return [[source, label ?? nameOfField(source)] as const]
    }),
  )
}

/** "paidAmount" as "Paid amount". */
export function nameOfField(source: string): string {
  return words(source.replaceAll(/[A-Z]/g, '_$&'))
}

/** The columns' names as styles of the list, shown before each value where the head has no room: see lists.css. */
export function namesOf(columns: ReactNode): Readonly<Record<string, object>> {
  return Object.fromEntries(
    [...columnNames(columns)].map(([source, label]) => [`& .column-${source}`, { '--column': JSON.stringify(label) }]),
  )
}

interface CardColumn {
  readonly source: string
  readonly cellClassName?: string
}

/** The columns, with the state that a card has next to its name, and the value next to its box. */
export function withCardPlaces(columns: readonly ReactElement[], name: number): readonly ReactElement[] {
  const own = columns as readonly ReactElement<CardColumn>[] // made by elements.tsx
  const state = own.findIndex(({ props }) => isStateField(props.source))
  const line = own.findIndex((_, i) => i !== name && i !== state)
  return own.map((column, i) => {
    if (i !== state && i !== line) return column
    return cloneElement(column, { cellClassName: i === state ? 'card-state' : 'card-line' })
  })
}
