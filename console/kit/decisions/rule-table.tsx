// Rules next to each other, a column each: as one was and as it would be.
import type { ReactNode } from 'react'

export type RuleRow<R> = readonly [heading: string, show: (rule: R) => ReactNode]

interface RuleTableProps<R> {
  /** The name of the thing that the rules are of. */
  readonly heading: string
  readonly rows: readonly RuleRow<R>[]
  readonly columns: readonly { readonly heading: string; readonly rule: R }[]
}

export function RuleTable<R>({ heading, rows, columns }: RuleTableProps<R>) {
  return (
    <table className="matrix">
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          {columns.map((column) => (
            <th key={column.heading} scope="col">
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([row, show]) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {columns.map((column) => (
              <td key={column.heading}>{show(column.rule)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
