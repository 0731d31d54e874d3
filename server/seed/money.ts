// Families with money in their wallets and a course that is paid in instalments, for the wallet and the passbook of the
// demo. Also a line of the gateway's file that is not ours, for staff to look into.
import { nothing, rupees } from '#core/kernel/money.ts'
import { DAY, later } from '#core/kernel/time.ts'
import { scheduleOf } from '#core/modules/instalments/schedule.ts'
import { inLanguage } from '#core/taxonomy/language.ts'
import type { NewBundle } from '#server/modules/catalogue/factory.ts'
import { aMandate } from '#server/modules/mandates/factory.ts'
import { aFirstPart } from '#server/modules/orders/factory.ts'
import { aStrangeLine } from '#server/modules/payments/reconcile/factory.ts'
import { moneyInWallet } from '#server/modules/wallet/factory.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { sessionAt } from './session.ts'
import type { DemoHouseholds } from './families/households.ts'

/** One has what it paid in, a gift of ours and an auto-debit; the other's second part was due four days ago. */
export async function seedMoney(
  ctx: Ctx,
  { ready, plain }: DemoHouseholds,
  bundles: readonly NewBundle[],
): Promise<void> {
  const lastWeek = later(ctx.now(), -7 * DAY)
  await moneyInWallet({ ...ctx, now: () => lastWeek }, ready.accountId, { purchased: rupees(1_250) })
  await moneyInWallet(ctx, ready.accountId, { granted: rupees(500) })
  await aStrangeLine(ctx, 'ord-of-another-shop', rupees(799))
  const courseOf = (grade: number, target: string, tier: NewBundle['variantName']) =>
    bundles.find((each) => each.grade === grade && each.target === target && each.variantName === tier)
  await inParts(ctx, plain, courseOf(8, 'school', 'PLUS'), 35)
  const orderId = await inParts(ctx, ready, courseOf(11, 'jeemain', 'CLASSIC'), 20)
  if (orderId) await aMandate(ctx, { orderId, cap: rupees(8_333), validTill: later(ctx.now(), 90 * DAY) })
}

/** A course at its price in three parts, the first of them paid so many days ago. */
async function inParts(ctx: Ctx, household: Household, course: NewBundle | undefined, days: number) {
  if (!course) return undefined
  const { price: total } = course
  const schedule = scheduleOf({ total, discount: nothing, parts: 3, startsAt: later(ctx.now(), -days * DAY) })
  const { id: bundleId, aslGroup, title } = course
  const validTill = sessionAt(ctx.now()).openTill
  return aFirstPart(ctx, household, { bundleId, aslGroup, title: inLanguage(title, 'en').text, schedule, validTill })
}
