// The first cell of a row that shows no other record is a link to its own: it opens by the keyboard, and in another tab.
import { createElement, type ComponentType, type ReactElement } from 'react'
import { DataTable, TextField, useCreatePath, useFieldValue, useRecordContext, useResourceContext } from 'react-admin'
import { Link } from 'react-router-dom'

type Page = 'edit' | 'show'

/** A column as `elements.tsx` makes it: with children if it shows another record. */
interface ColumnProps {
  readonly source: string
  readonly className?: string
  readonly field?: ComponentType<{ source: string }>
  readonly children?: ReactElement
}

/** The columns, one of them with a link to that page of the record. */
export function withRowLinks(columns: readonly ReactElement[], page: Page | undefined): readonly ReactElement[] {
  const own = columns as readonly ReactElement<ColumnProps>[] // made by elements.tsx
  const place = placeOfName(columns)
  const column = own[place]
  if (!column || !page) return columns
  const { field = TextField, ...others } = column.props
  const linked = (
    <DataTable.Col key={column.key} {...others}>
      <RowLink page={page} source={others.source}>
        {createElement(field, { source: others.source })}
      </RowLink>
    </DataTable.Col>
  )
  return columns.with(place, linked)
}

/** The place of the column that names the record: a text rather than a number such as its rank. */
export function placeOfName(columns: readonly ReactElement[]): number {
  const own = columns as readonly ReactElement<ColumnProps>[] // made by elements.tsx
  const isLink = ({ props }: ReactElement<ColumnProps>) => props.children === undefined
  const place = own.findIndex((column) => isLink(column) && column.props.className !== 'figure')
  return place === -1 ? own.findIndex(isLink) : place
}

interface RowLinkProps {
  readonly page: Page
  readonly source: string
  readonly children: ReactElement
}

/** A cell without a value would be a link that nobody can see or hear. */
function RowLink({ page, source, children }: RowLinkProps) {
  const record = useRecordContext()
  const value: unknown = useFieldValue({ source })
  const resource = useResourceContext()
  const createPath = useCreatePath()
  if (!record || !resource) return children
  return (
    <Link
      className="row-link"
      to={createPath({ resource, id: record.id, type: page })}
      onClick={(event) => event.stopPropagation()}
    >
      {value === null || value === undefined || value === '' ? 'Open' : children}
    </Link>
  )
}
