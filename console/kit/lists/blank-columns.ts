import { cloneElement, type ReactElement } from 'react'
import { isNothing, valueAt } from '../value-at.ts'
import type { CellShape } from './cells.tsx'

interface Column {
  readonly source: string
  readonly className?: CellShape
}

/** Columns of texts that are empty in all of these rows are as narrow as their name: the others get their room. */
export function withNarrowBlanks(columns: readonly ReactElement[], rows: readonly object[]): readonly ReactElement[] {
  if (rows.length === 0) return columns
  return (columns as readonly ReactElement<Column>[]).map((column) => {
    const { source, className } = column.props // made by elements.tsx
    const isText = className === 'text' || className === 'title'
    const isBlank = isText && rows.every((row) => isNothing(valueAt(row, source)))
    return isBlank ? cloneElement(column, { className: 'short' }) : column
  })
}
