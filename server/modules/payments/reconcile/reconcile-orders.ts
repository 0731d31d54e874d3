import { gatewayAmountOf } from '#core/modules/orders/tenders.ts'
import { exceptionsOf, type ChargedOrder, type Facts } from '#core/modules/payments/exceptions.ts'
import { bookedFor, reconcile } from '#core/modules/payments/reconcile.ts'
import { listEnrolmentsOfOrders } from '#server/modules/enrolments/index.ts'
import { listBooked } from '#server/modules/ledger/index.ts'
import { listOrderMoney, type OrderMoney } from '#server/modules/orders/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { listCharges } from './charge-store.ts'
import { listLines, listRefunds, putExceptions, updateFinding, type StoredLine } from './store.ts'

/**
 * Compares all records under these ids, at one moment, and writes down every difference. A difference that no longer exists is
 * resolved. The gateway is not asked.
 */
export async function reconcileOrders(ctx: Ctx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return
  const ids = [...new Set(orderIds)].toSorted()
  const known = await ctx.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => factsOf(ctx, tx, ids))
  const found = [...known].flatMap(([orderId, facts]) =>
    exceptionsOf(facts, ctx.now()).map((each) => ({ ...each, orderId, id: ctx.newId('pex') })),
  )
  await ctx.db.transaction().execute(async (tx) => {
    for (const facts of known.values()) await readAgain(tx, facts)
    await putExceptions(tx, ids, found, ctx.now())
  })
}

interface OrderFacts extends Facts {
  readonly lines: readonly StoredLine[]
}

async function factsOf(ctx: Ctx, db: Db, ids: readonly string[]): Promise<Map<string, OrderFacts>> {
  const [orders, enrolments, booked, lines, refunds, charges] = await Promise.all([
    listOrderMoney(db, ids),
    listEnrolmentsOfOrders(db, ids, ctx.now()),
    listBooked(db, 'PAYMENT', ids),
    listLines(db, ids),
    listRefunds(db, ids),
    listCharges(db, ids),
  ])
  const orderById = new Map(orders.map((order) => [order.id, order]))
  const enrolmentById = new Map(enrolments.map((enrolment) => [enrolment.orderId, enrolment]))
  const isBooked = new Set(booked)
  const chargeById = new Map(charges.map((charge) => [charge.orderId, charge]))
  const linesById = Map.groupBy(lines, ({ orderId }) => orderId)
  const refundsById = Map.groupBy(refunds, ({ orderId }) => orderId)
  return new Map(
    ids.map((id) => {
      const order = orderById.get(id)
      const enrolment = enrolmentById.get(id)
      const has = { isEnrolled: enrolment !== undefined, isBooked: isBooked.has(id) }
      const facts = { lines: linesById.get(id) ?? [], refunds: refundsById.get(id) ?? [], charge: chargeById.get(id) }
      return [id, { ...facts, enrolment, order: order && chargedOrder(order, has) }]
    }),
  )
}

function chargedOrder(
  order: OrderMoney,
  { isEnrolled, isBooked }: { readonly isEnrolled: boolean; readonly isBooked: boolean },
): ChargedOrder {
  const { status, paidAmount, paidAt, isForgotten } = order
  return {
    status,
    owed: gatewayAmountOf(order),
    paidAmount,
    paidAt,
    refunded: { gateway: order.refundedGateway },
    isForCourse: order.isForCourse,
    isGiven: order.isLaterPart ? order.isPartPaid : isEnrolled,
    isBooked,
    isForgotten,
  }
}

/** An order may have been paid after the file was read. */
async function readAgain(db: Db, { order, lines }: OrderFacts): Promise<void> {
  for (const { id, finding, ...line } of lines) {
    const now = reconcile(line, order)
    if (now !== finding) await updateFinding(db, id, now, bookedFor(line, order))
  }
}
