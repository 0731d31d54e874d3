// Below a list: its sums, which of its rows these are, and the way to the others.
import { Pagination, useListContext } from 'react-admin'
import type { ListMeta } from '../../frame/data-provider.ts'
import { showTotal } from '../../frame/total.ts'
import type { Screen } from '../screen-spec.ts'
import { ListSums } from './list-sums.tsx'
import { columnNames } from './narrow-list.ts'

/** A list of so few rows has one page, and its number of rows is in its head. */
const SHORT = 25

interface Range {
  readonly from: number
  readonly to: number
  readonly count: number
}

export function ListPages({ columns }: Pick<Screen, 'columns'>) {
  const { meta, total = 0, perPage } = useListContext()
  const label = ({ from, to, count }: Range) => `${from}–${to} of ${showTotal(count, meta as ListMeta | undefined)}`
  const passedOn: object = { labelDisplayedRows: label } // react-admin's types leave it out
  return (
    <>
      <ListSums labels={columnNames(columns)} />
      {total > Math.min(perPage, SHORT) && <Pagination {...passedOn} />}
    </>
  )
}
