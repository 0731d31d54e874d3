// The page of a list: its head, its filters with their tools, its rows.
import type { ReactElement } from 'react'
import { FilterButton, ListBase, ListView, SelectColumnsButton, TopToolbar } from 'react-admin'
import type { Screen } from '../screen-spec.ts'
import { widthOf, type CellShape } from './cells.tsx'
import { ListHead } from './list-head.tsx'
import { ListPages } from './list-pages.tsx'
import { PinButton } from './pin.tsx'
import { Rows } from './rows.tsx'
import { SharedFilters } from './shared-filters.tsx'

/** More than any list that is shown as a whole. */
const ALL = 1_000

export function ScreenList(screen: Screen) {
  const { label, filters = [], sort, refreshMs, body: Body, columns } = screen
  return (
    <div className="list" style={Body ? {} : { maxWidth: widthOf(shapesOf(columns)) }}>
      <ListBase
        sort={sort}
        perPage={Body ? ALL : 25}
        {...(refreshMs !== undefined && { queryOptions: { refetchInterval: refreshMs } })}
        offline={false}
      >
        <ListHead {...screen} />
        <ListView
          title={label}
          filters={[...filters]}
          {...(Body && { component: 'div' })}
          empty={false}
          actions={<Tools {...screen} />}
          pagination={Body ? false : <ListPages columns={columns} />}
        >
          {Body ? <Body /> : <Rows {...screen} />}
        </ListView>
      </ListBase>
    </div>
  )
}

function shapesOf(columns: readonly ReactElement[]): readonly CellShape[] {
  return (columns as readonly ReactElement<{ className?: CellShape }>[]).map(({ props }) => props.className ?? 'own') // made by elements.tsx
}

function Tools({ body, filters = [] }: Screen) {
  return (
    <TopToolbar>
      {filters.length > 0 && <FilterButton />}
      {filters.length > 0 && <SharedFilters />}
      {!body && <SelectColumnsButton />}
      <PinButton />
    </TopToolbar>
  )
}
