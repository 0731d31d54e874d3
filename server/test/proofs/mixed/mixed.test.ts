// Checkouts by every way to pay, while 16 of 100 calls to the gateway are never answered. Every order is settled in the end.
// The money taken equals, to the paisa, the purchases and the contents of the wallets.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { DAY } from '#core/kernel/time.ts'
import { freshDatabase } from '../../database.ts'
import { mixedCheckouts } from '../how-much.ts'
import type { Books } from '../faults/books.ts'
import type { TroubleReport } from '../faults/persistence.ts'
import { openScene, type Scene } from '../faults/scene.ts'
import { openBackOffice } from '../faults/shop.ts'
import { checkOut, type Checkouts } from './checkouts.ts'
import { prepareWays, type PreparedCheckouts } from './ways-to-buy.ts'

const BUYERS = 24
const FAMILIES = BUYERS * 2
/** As the shop of the proofs sells. */
const PRICE = rupees(24_999)

let database: Awaited<ReturnType<typeof freshDatabase>>
let scene: Scene
let prepared: PreparedCheckouts
let checkouts: Checkouts
let books: Books
const troubles: TroubleReport[] = []

beforeAll(
  async () => {
    database = await freshDatabase()
    const plans = Math.ceil(mixedCheckouts / FAMILIES) + 1
    scene = await openScene(database.url, { families: FAMILIES, plans, couponUses: 1 })
    const office = await openBackOffice(database.url, {})
    prepared = await prepareWays(office.ctx, scene.shop, PRICE)
    await office.close()
    await scene.setKnobs({ timeoutShare: 0.16 })
    const onTrouble = (report: TroubleReport) => void troubles.push(report)
    checkouts = await checkOut(scene, prepared.ways, { most: mixedCheckouts, atOnce: BUYERS, onTrouble })
    await scene.setKnobs({ timeoutShare: 0 })
    books = await scene.comeToRest({ sales: [] })
    await daysLater()
  },
  1_200_000 + mixedCheckouts * 15_000,
)
afterAll(async () => {
  await scene.close()
  await database.drop()
})

/** A late payment is honoured for a day; then what the wallet has kept back for it is free again. */
async function daysLater(): Promise<void> {
  const { ctx, jobs, close } = await openBackOffice(database.url, { SANDBOX_URL: scene.sandbox.url }, 2 * DAY)
  for (const name of ['payments.sweep', 'wallet.expire-holds', 'payments.reconcile'])
    await jobs.find((job) => job.name === name)?.run(ctx, {})
  await close()
}

const one = async (statement: string) => (await books.rows(statement))[0]?.['n']

describe(`${mixedCheckouts} checkouts in every way, 16 of 100 calls to the gateway unanswered`, () => {
  it('were begun, every one of them, and have shown nobody what was not so', () => {
    expect(checkouts.surprises).toEqual([])
    expect(checkouts.made).toHaveLength(mixedCheckouts)
    expect(new Set(checkouts.made.map(({ way }) => way)).size).toBe(prepared.ways.length)
  })

  it('saw that the gateway does not answer, and no other fault', () => {
    expect(troubles.filter(({ status }) => status !== 503 && status !== 429)).toEqual([])
  })

  it('have each come to an end: paid, over, replaced or given back', async () => {
    const ends = `'PAID', 'EXPIRED', 'REPLACED', 'REFUNDED'`
    expect(await books.rows(`select id, status from orders.order where status not in (${ends})`)).toEqual([])
    const paid = new Set((await books.rows(`select id from orders.order where status = 'PAID'`)).map(({ id }) => id))
    const mustBePaid = checkouts.made.filter(({ deed }) => !['DECLINE', 'UNKNOWN', 'LEAVE'].includes(deed))
    expect(mustBePaid.filter(({ orderId }) => !paid.has(orderId))).toEqual([])
    expect(paid.size).toBe(mustBePaid.length)
  })

  it('have charged nobody twice, and taken from nobody who did not pay', () => {
    const charged = [...books.atGateway.values()].filter(({ charges }) => charges > 0)
    expect(charged.filter(({ charges }) => charges > 1)).toEqual([])
    const payers = checkouts.made.filter(({ deed }) => ['PAY', 'PAY_AND_LEAVE', 'DECLINE_THEN_PAY'].includes(deed))
    expect(new Set(charged.map(({ orderId }) => orderId))).toEqual(new Set(payers.map(({ orderId }) => orderId)))
  })

  it('have taken what was bought and what is in the wallets, to the paisa', async () => {
    const atGateway = [...books.atGateway.values()].reduce((total, { taken, returned }) => total + taken - returned, 0)
    const opening = prepared.inWallet * FAMILIES
    const sold = await one(
      `select sum(amount)::bigint as n from orders.order where status = 'PAID' and kind <> 'RECHARGE'`,
    )
    const credits = await one(`select sum(amount)::bigint as n from ledger.balance`)
    expect(atGateway + opening).toBe(Number(sold) + Number(credits))
    expect(
      await one(`select coalesce(sum(amount), 0)::bigint as n from ledger.balance where account like 'hold:%'`),
    ).toBe('0')
  })

  it('have enrolled each learner in what was paid, and in nothing else', async () => {
    const enrolled = 'select learner_id, bundle_id, order_id from enrolments.enrolment where ended_at is null'
    const paid = `select learner_id, entity_id, id from orders.order where status = 'PAID' and kind <> 'RECHARGE'`
    expect(await books.rows(`(${enrolled} except ${paid}) union all (${paid} except ${enrolled})`)).toEqual([])
  })

  it('leave a ledger that adds up to nothing, entry by entry and in all', async () => {
    expect(await books.rows('select entry_id from ledger.posting group by entry_id having sum(amount) <> 0')).toEqual(
      [],
    )
    expect(await one('select coalesce(sum(amount), 0)::bigint as n from ledger.posting')).toBe('0')
    const taken = [...books.atGateway.values()].reduce((total, { taken, returned }) => total + taken - returned, 0)
    const posted = await one(`select sum(amount)::bigint as n from ledger.posting where account like 'gateway:%'`)
    expect(Number(posted)).toBe(taken + prepared.inWallet * FAMILIES)
  })

  it('leave nothing that the reconciler finds wrong', async () => {
    expect(await books.rows('select order_id, type from payments.exception')).toEqual([])
  })
})
