// How a coupon does, below its form: its orders, its money, and what it was used for.
import Card from '@mui/material/Card'
import { showMoney } from '#core/kernel/money.ts'
import type { CouponUse } from '#core/modules/orders/coupon-use/staff-api.ts'
import { gradeName } from '#core/taxonomy/grade.ts'
import { staff, useStaffRecord, type StaffFilter } from '../../../frame/contract.ts'
import { Bars } from '../../../kit/reports/bars.tsx'
import { dayText, wordAt, words } from '../../../kit/fields.tsx'
import { useReading } from '../../../kit/use-reading.ts'
import { TableHead } from '../../../kit/reports/table-head.tsx'
import { OrdersLink } from './order-links.tsx'
import { ReportDaysFields, useReportDays } from '../../../kit/reports/report-days.tsx'
import { SumsTable } from './report-table.tsx'

export function CouponUsePanel() {
  const coupon = useStaffRecord('coupons')
  const { typed, days, key, change } = useReportDays()
  const id = coupon?.id
  const { answer: use } = useReading(id && `${id} ${key}`, () => staff.staffCouponUse.getCouponUse({ id: id ?? '', ...days }))
  if (!use) return null
  return (
    <Card className="panel below" component="section" aria-label="Use of this coupon">
      <h2>Use of this coupon</h2>
      <ReportDaysFields shown={use} typed={typed} onChange={change} />
      {use.totals.orders === 0 && use.totals.paid === 0 ? <NotUsed /> : <Used {...use} />}
    </Card>
  )
} // prettier-ignore

function NotUsed() {
  return (
    <p className="quiet">
      Nobody made an order with this coupon on these days. Once a family does, its orders, the discount, the payments
      and the courses appear here.
    </p>
  )
}

function Used(use: CouponUse) {
  const { totals, first, later, days } = use
  const filter = ordersOf(use)
  const used = days.filter(({ orders }) => orders > 0)
  return (
    <>
      <p>
        Used <strong>{totals.orders === 1 ? 'once' : `${totals.orders} times`}</strong>. It took{' '}
        <strong className="money">{showMoney(totals.takenOff)}</strong> off {paidOrdersText(totals.paidOrders)}, for
        which <strong className="money">{showMoney(totals.paid)}</strong> was paid.
        {totals.givenBack > 0 && ` ${showMoney(totals.givenBack)} was given back.`}
      </p>
      <p className="quiet">
        An order counts on the day on which it was made. Payments include the wallet and later instalments.
      </p>
      <States {...use} />
      <SumsTable
        caption="First purchases and later ones"
        heads={['Household']}
        rows={[
          { key: 'first', heads: ['First purchase'], sums: first },
          { key: 'later', heads: ['Has bought before'], sums: later },
        ]}
      />
      <BoughtWith {...use} />
      <Offers {...use} />
      <h3>By day</h3>
      <Bars
        label={`Orders with this coupon on each of ${days.length} days`}
        bars={days.map(({ day, orders }) => ({ key: day, height: orders }))}
      />
      <SumsTable
        caption="Days on which it was used"
        heads={['Day']}
        rows={used.toReversed().map(({ day, ...sums }) => ({
          key: day,
          heads: [dayText(day)],
          sums,
          filter: filter && { ...filter, days: `${day}..${day}` },
        }))}
      />
    </>
  )
}

function paidOrdersText(orders: number): string {
  return orders === 1 ? '1 paid order' : `${orders} paid orders`
}

/** The filter of its orders of these days. An order of a pool has the code that was used, not the pool's. */
function ordersOf({ code, isPool, from, until }: CouponUse): (StaffFilter<'orders'> & { days: string }) | undefined {
  return isPool ? undefined : { couponCode: code, days: `${from}..${until}` }
}

function States(use: CouponUse) {
  const filter = ordersOf(use)
  return (
    <table className="matrix">
      <caption className="quiet">Orders by status now</caption>
      <TableHead heads={['Status', 'Orders']} />
      <tbody>
        {use.states.map(({ status, orders }) => (
          <tr key={status}>
            <th scope="row">{wordAt('orders', 'status', status)}</th>
            <td>
              <OrdersLink filter={filter && { ...filter, status }}>{orders}</OrdersLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function BoughtWith(use: CouponUse) {
  const filter = ordersOf(use)
  return (
    <SumsTable
      caption="Courses and plans"
      heads={['Course', 'Class', 'Tier', 'Plan']}
      rows={use.boughtWith.map(({ bundleId, course, grade, variantName, planId, plan, ...sums }) => ({
        key: `${bundleId} ${planId} ${variantName}`,
        heads: [
          course?.en ?? 'No course',
          grade === null ? '–' : gradeName(grade),
          variantName === null ? '–' : words(variantName),
          plan?.en ?? '–',
        ],
        sums,
        // The list of orders has a filter for the course, and none for the plan.
        filter: isOnlyPlan(use, bundleId) && filter && bundleId !== null ? { ...filter, bundleId } : undefined,
      }))}
    />
  )
}

function isOnlyPlan({ boughtWith }: CouponUse, bundleId: string | null): boolean {
  return boughtWith.filter((each) => each.bundleId === bundleId).length === 1
}

function Offers({ offers }: CouponUse) {
  if (offers.length === 0) return <p className="quiet">No bank offer held on these days.</p>
  return (
    <table className="matrix">
      <caption className="quiet">
        Together with bank offers: paid orders by the method of the offer while it held. The bank decides whether it
        grants the offer, and does not tell us.
      </caption>
      <TableHead heads={['Offer', 'Method', 'Paid orders']} />
      <tbody>
        {offers.map(({ id, title, paymentMethod, paidOrders }) => (
          <tr key={id}>
            <th scope="row">{title.en}</th>
            <td>{words(paymentMethod)}</td>
            <td>{paidOrders}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
