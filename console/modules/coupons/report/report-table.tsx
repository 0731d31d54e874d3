// A table of sums: the same four numbers for each row.
import type { ReactNode } from 'react'
import { showMoney } from '#core/kernel/money.ts'
import type { CouponSums } from '#core/modules/orders/coupon-use/staff-api.ts'
import type { StaffFilter } from '../../../frame/contract.ts'
import { TableHead } from '../../../kit/reports/table-head.tsx'
import { OrdersLink } from './order-links.tsx'

export interface SumsRow {
  readonly key: string
  /** The first cells. */
  readonly heads: readonly ReactNode[]
  readonly sums: CouponSums
  readonly filter?: StaffFilter<'orders'> | undefined
}

interface Props {
  readonly caption: string
  readonly heads: readonly string[]
  readonly rows: readonly SumsRow[]
}

export function SumsTable({ caption, heads, rows }: Props) {
  return (
    <table className="matrix">
      <caption className="quiet">{caption}</caption>
      <TableHead heads={[...heads, 'Used', 'Paid orders', 'Taken off', 'Paid']} />
      <tbody>
        {rows.map(({ key, heads: [first, ...others], sums, filter }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {others.map((each, i) => (
              <td key={i}>{each}</td>
            ))}
            <td>
              <OrdersLink filter={filter}>{sums.orders}</OrdersLink>
            </td>
            <td>
              <OrdersLink filter={filter && { ...filter, status: 'PAID' }}>{sums.paidOrders}</OrdersLink>
            </td>
            <td>{showMoney(sums.takenOff)}</td>
            <td>{showMoney(sums.paid)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
