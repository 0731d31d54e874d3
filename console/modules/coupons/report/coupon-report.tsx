// All coupons that were used in some days, next to each other.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { downloadCSV, Title } from 'react-admin'
import { Link } from 'react-router'
import { csvOf } from '#core/kernel/csv.ts'
import { showMoney, toRupeeString } from '#core/kernel/money.ts'
import type { CouponReport as Report } from '#core/modules/orders/coupon-use/staff-api.ts'
import { staff } from '../../../frame/contract.ts'
import { OnlyWith } from '../../../kit/only-with.tsx'
import { useAction } from '../../../kit/use-action.ts'
import { useReading } from '../../../kit/use-reading.ts'
import { OrdersLink } from './order-links.tsx'
import { ReportDaysFields, useReportDays, type ReportDays } from '../../../kit/reports/report-days.tsx'

export function CouponReport() {
  return (
    <>
      <Title title="Coupons compared" />
      <p className="about quiet">The coupons that families used in some days: how often, and the money it is about.</p>
      <OnlyWith scope="coupons.view">
        <ReportOfDays />
      </OnlyWith>
    </>
  )
}

function ReportOfDays() {
  const { typed, days, key, change } = useReportDays()
  const { answer: report } = useReading(key, () => staff.staffCouponUse.getCouponReport(days))
  if (!report) return null
  return (
    <Card className="panel">
      <ReportDaysFields shown={report} typed={typed} onChange={change} />
      <p>{shareText(report)}</p>
      {report.coupons.length === 0 ? (
        <p className="quiet">
          Nobody made an order with a coupon on these days. Once a family does, each coupon has a row here.
        </p>
      ) : (
        <>
          <ExportOf days={days} />
          <Coupons {...report} />
        </>
      )}
    </Card>
  )
}

function shareText({ paidOrders, paidWithCoupon }: Report): string {
  if (paidOrders === 0) return 'No order of these days is paid.'
  const percent = Math.round((paidWithCoupon / paidOrders) * 100)
  return `${paidWithCoupon} of ${paidOrders} paid orders used a coupon (${percent}%). Money for the wallet and later instalments are not counted.`
}

function ExportOf({ days }: { readonly days: ReportDays }) {
  const act = useAction({ refreshes: false })
  async function take() {
    const { coupons } = await staff.staffCouponUse.exportCouponReport(days)
    const rows = coupons.map(({ code, orders, paidOrders, withOffer, takenOff, paid }) => ({
      coupon: code,
      used: orders,
      paidOrders,
      paidWhileAnOfferHeld: withOffer,
      takenOffInRupees: toRupeeString(takenOff),
      paidInRupees: toRupeeString(paid),
    }))
    downloadCSV(csvOf(rows), 'coupon-report')
  }
  return (
    <Button size="small" onClick={() => void act(take)}>
      Export
    </Button>
  )
}

type Row = Report['coupons'][number]
type Column = 'code' | 'orders' | 'paidOrders' | 'takenOff' | 'paid' | 'withOffer'

const COLUMNS: readonly (readonly [Column, string])[] = [
  ['code', 'Coupon'],
  ['orders', 'Used'],
  ['paidOrders', 'Paid orders'],
  ['takenOff', 'Taken off'],
  ['paid', 'Paid'],
  ['withOffer', 'Paid while a bank offer held'],
]

function Coupons({ coupons, from, until }: Report) {
  const [{ by, isDown }, setSort] = useState<{ by: Column; isDown: boolean }>({ by: 'orders', isDown: true })
  const sorted = coupons.toSorted((a, b) => (isDown ? -1 : 1) * compared(a[by], b[by]))
  return (
    <table className="matrix">
      <thead>
        <tr>
          {COLUMNS.map(([column, label]) => (
            <th key={column} scope="col" {...(by === column && { 'aria-sort': isDown ? 'descending' : 'ascending' })}>
              <Button
                size="small"
                onClick={() => setSort({ by: column, isDown: by === column ? !isDown : column !== 'code' })}
              >
                {label}
                {by === column && <span aria-hidden>{isDown ? ' ↓' : ' ↑'}</span>}
              </Button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map((row) => (
          <CouponRow key={row.id} {...row} days={`${from}..${until}`} />
        ))}
      </tbody>
    </table>
  )
}

function CouponRow({ id, code, isPool, orders, paidOrders, takenOff, paid, withOffer, days }: Row & { days: string }) {
  const filter = isPool ? undefined : { couponCode: code, days }
  return (
    <tr>
      <th scope="row">
        <Link to={`/coupons/${id}`}>{code}</Link>
        {isPool && <span className="quiet"> single-use codes</span>}
      </th>
      <td>
        <OrdersLink filter={filter}>{orders}</OrdersLink>
      </td>
      <td>
        <OrdersLink filter={filter && { ...filter, status: 'PAID' }}>{paidOrders}</OrdersLink>
      </td>
      <td>{showMoney(takenOff)}</td>
      <td>{showMoney(paid)}</td>
      <td>{withOffer}</td>
    </tr>
  )
}

function compared(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))
}
