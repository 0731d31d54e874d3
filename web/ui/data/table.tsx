import type { ReactNode } from 'react'

export interface TableProps {
  readonly caption: ReactNode
  /** The caption is read out only: something above says it already. */
  readonly isCaptionHidden?: boolean
  readonly columns: readonly ReactNode[]
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly ReactNode[])[]
}

/** Scrolls sideways by itself when it is wider than the page. */
export function Table({ caption, isCaptionHidden, columns, rows }: TableProps) {
  return (
    <div className="table-frame" tabIndex={0} role="group">
      <table className="table">
        <caption className={isCaptionHidden ? 'sr-only' : 'pb-3 text-left text-h4'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, i) => (
              <th key={i} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, ...cells], i) => (
            <tr key={i}>
              <th scope="row">{heading}</th>
              {cells.map((cell, j) => (
                <td key={j}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
