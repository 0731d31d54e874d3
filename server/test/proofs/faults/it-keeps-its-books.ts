// The statements that hold after any disturbance, once all work has finished.
import { expect, it } from 'vitest'
import type { Books } from './books.ts'

export function itKeepsItsBooks(books: () => Books): void {
  itKnowsWhatItSaid(books)
  itTookWhatItSold(books)
  itHasSeatsForThePaid(books)
  itHasNothingHalf(books)
  itHasFinishedItsWork(books)
}

function itKnowsWhatItSaid(books: () => Books): void {
  it('knows every order that a family has seen, at the price it saw', async () => {
    const { sales, rows } = books()
    const known = new Map(
      (await rows('select id, amount::int from orders.order')).map(({ id, amount }) => [id, amount]),
    )
    expect(sales.length).toBeGreaterThan(0)
    expect(sales.filter(({ orderId, amount }) => known.get(orderId) !== amount)).toEqual([])
  })

  it('never takes back a success that it has shown', async () => {
    const { sales, rows } = books()
    const paid = new Set((await rows(`select id from orders.order where status = 'PAID'`)).map(({ id }) => id))
    expect(sales.filter(({ orderId, seen }) => seen === 'SUCCESS' && !paid.has(orderId))).toEqual([])
  })

  it('has every order in a lawful state', async () => {
    const lawful = `'OPEN', 'EXPIRED', 'PAID', 'REPLACED'`
    const returned = `status in ('REFUND_DUE', 'REFUNDED') and return_reason = 'ALREADY_ENROLLED'`
    expect(
      await books().rows(`select id, status from orders.order where status not in (${lawful}) and not (${returned})`),
    ).toEqual([])
  })
}

export function itTookWhatItSold(books: () => Books): void {
  it('has charged nobody twice', () => {
    expect([...books().atGateway.values()].filter(({ charges }) => charges > 1)).toEqual([])
  })

  it('has settled every payment that the gateway took, and no other', async () => {
    const { rows, atGateway } = books()
    const settled = await rows(
      `select id, paid_amount::int from orders.order where status in ('PAID', 'REFUND_DUE', 'REFUNDED') and amount > 0`,
    )
    const ours = Object.fromEntries(settled.map(({ id, paid_amount }) => [id, paid_amount]))
    const theirs = Object.fromEntries(
      [...atGateway.values()].filter(({ charges }) => charges > 0).map(({ orderId, taken }) => [orderId, taken]),
    )
    expect(Object.keys(theirs).length).toBeGreaterThan(0)
    expect(ours).toEqual(theirs)
  })

  it('has as much money in the ledger as the gateway has taken and not returned, to the paisa', async () => {
    const { rows, atGateway } = books()
    const [ledger] = await rows(
      `select coalesce(sum(amount), 0)::bigint::int as held from ledger.posting where account = 'gateway:juspay'`,
    )
    const held = [...atGateway.values()].reduce((sum, { taken, returned }) => sum + taken - returned, 0)
    expect(ledger).toEqual({ held })
  })

  it('has a ledger that adds up to nothing, entry by entry and in all', async () => {
    const { rows } = books()
    expect(await rows('select entry_id from ledger.posting group by entry_id having sum(amount) <> 0')).toEqual([])
    const free = 'select id from orders.order where amount = 0 and credit = 0'
    expect(
      await rows(
        `select id from ledger.entry where not exists (select from ledger.posting where entry_id = id) and reference not in (${free})`,
      ),
    ).toEqual([])
    expect(await rows('select coalesce(sum(amount), 0)::int as total from ledger.posting')).toEqual([{ total: 0 }])
  })

  it('has posted each payment once, and none that was not made', async () => {
    const posted = `select reference from ledger.entry where kind = 'PAYMENT'`
    const paid = `select id from orders.order where status = 'PAID'`
    expect(await books().rows(`(${posted} except ${paid}) union all (${paid} except ${posted})`)).toEqual([])
    expect(await books().rows(`${posted} group by reference having count(*) > 1`)).toEqual([])
  })
}

export function itHasSeatsForThePaid(books: () => Books): void {
  it('has enrolled each learner once in each course that was paid for, and in no other', async () => {
    const { rows } = books()
    const enrolled = 'select learner_id, bundle_id, order_id from enrolments.enrolment where ended_at is null'
    const paid = `select learner_id, entity_id, id from orders.order where status = 'PAID'`
    expect(await rows(`(${enrolled} except ${paid}) union all (${paid} except ${enrolled})`)).toEqual([])
    expect(
      await rows(`select learner_id, bundle_id from (${enrolled}) as e group by 1, 2 having count(*) > 1`),
    ).toEqual([])
  })

  it('has given out no more uses of the coupon than there are, and has lost none', async () => {
    const { rows, couponUses } = books()
    const [uses] = await rows(`select count(*) filter (where status in ('RESERVED', 'REDEEMED'))::int as held,
      (select coalesce(sum(free), 0)::int from coupons.use_stripe) as free from coupons.reservation`)
    expect(Number(uses?.['held'])).toBeLessThanOrEqual(couponUses)
    expect(Number(uses?.['held']) + Number(uses?.['free'])).toBe(couponUses)
  })

  it('has redeemed the coupon for the paid orders that have it, and for no other', async () => {
    const redeemed = `select order_id from coupons.reservation where status = 'REDEEMED'`
    const paid = `select id from orders.order where status = 'PAID' and coupon_id is not null`
    expect(await books().rows(`(${redeemed} except ${paid}) union all (${paid} except ${redeemed})`)).toEqual([])
  })
}

export function itHasNothingHalf(books: () => Books): void {
  it('has no order without its beginning or its coupon’s use, and no use without its order', async () => {
    const { rows } = books()
    expect(
      await rows(
        `select id from orders.order o where 1 <> (select count(*) from orders.event where order_id = o.id and kind = 'ORDER_MADE')`,
      ),
    ).toEqual([])
    const discounted = 'select id from orders.order where coupon_id is not null'
    const reserved = 'select order_id from coupons.reservation'
    expect(await rows(`(${discounted} except ${reserved}) union all (${reserved} except ${discounted})`)).toEqual([])
  })

  it('has been paid once where it is paid, with an attempt that says so', async () => {
    const { rows } = books()
    const events = `(select count(*) from orders.event where order_id = o.id and kind = 'PAID')`
    expect(
      await rows(`select id from orders.order o where (status = 'PAID') <> (${events} = 1) or ${events} > 1`),
    ).toEqual([])
    expect(
      await rows(
        `select id from orders.order where (status = 'PAID') <> (paid_at is not null and paid_amount = amount)`,
      ),
    ).toEqual([])
    const open = `exists (select from orders.attempt a where a.order_id = o.id and a.status = 'STARTED')`
    expect(await rows(`select id from orders.order o where status = 'PAID' and ${open}`)).toEqual([])
  })

  it('has an answer for every idempotency key, and its order for every answer', async () => {
    const { rows } = books()
    expect(await rows('select key from platform.idempotency where answer is null')).toEqual([])
    const orphan = `not exists (select from orders.order where id = answer ->> 'orderId')`
    expect(await rows(`select key from platform.idempotency where operation = 'buyItems' and ${orphan}`)).toEqual([])
  })
}

function itHasFinishedItsWork(books: () => Books): void {
  it('has issued an invoice for each paid order, numbered without a gap', async () => {
    const { rows } = books()
    const paid = `select id from orders.order where status = 'PAID' and amount > 0`
    const invoiced = 'select order_id from invoices.invoice'
    expect(await rows(`(${paid} except ${invoiced}) union all (${invoiced} except ${paid})`)).toEqual([])
    const last = `select number, split_part(number, '/', 3)::int as n from invoices.invoice`
    const [series] = await rows(
      `select count(*)::int as issued, coalesce(max(n), 0) as last, count(distinct n)::int as different from (${last}) as numbers`,
    )
    expect(series).toEqual({ issued: series?.['last'], last: series?.['last'], different: series?.['last'] })
  })

  it('has sent each paid order’s receipt', async () => {
    const paid = `select id from orders.order where status = 'PAID'`
    const receipts = `select subject from messages.sent where key = 'enrolled' and failure is null`
    expect(await books().rows(`(${paid} except ${receipts}) union all (${receipts} except ${paid})`)).toEqual([])
  })

  it('has left the reconciler nothing to find', async () => {
    expect(await books().rows('select order_id, type from payments.exception')).toEqual([])
  })

  it('has left no job undone', async () => {
    const left = `select task_identifier, attempts, last_error from graphile_worker.jobs where task_identifier like 'invoices.%'
      or task_identifier in ('payments.settle-later', 'payments.refund') union all select unnest(tasks), 0, null from platform.outbox`
    expect(await books().rows(left)).toEqual([])
  })
}
