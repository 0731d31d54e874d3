// Families with money in their wallets and a course that is paid in parts: what the wallet and the passbook show in the demo.
import { nothing, rupees } from '#core/kernel/money.ts'
import { DAY, later } from '#core/kernel/time.ts'
import { scheduleOf } from '#core/modules/instalments/schedule.ts'
import { inLanguage } from '#core/taxonomy/language.ts'
import type { NewBundle } from '#server/modules/catalogue/factory.ts'
import { aFirstPart } from '#server/modules/orders/factory.ts'
import { moneyInWallet } from '#server/modules/wallet/factory.ts'
import type { Ctx } from '#server/platform/context.ts'
import { sessionAt } from './session.ts'
import type { DemoHouseholds } from './households.ts'

/** One has what it paid in and a gift of ours; the other's second part was due four days ago. */
export async function seedMoney(
  ctx: Ctx,
  { ready, plain }: DemoHouseholds,
  bundles: readonly NewBundle[],
): Promise<void> {
  const lastWeek = later(ctx.now(), -7 * DAY)
  await moneyInWallet({ ...ctx, now: () => lastWeek }, ready.accountId, { purchased: rupees(1_250) })
  await moneyInWallet(ctx, ready.accountId, { granted: rupees(500) })
  const course = bundles.find(({ grade, target }) => grade === 8 && target === 'school')
  if (!course) return
  const total = rupees(24_999)
  const schedule = scheduleOf({ total, discount: nothing, parts: 3, startsAt: later(ctx.now(), -35 * DAY) })
  const { id: bundleId, aslGroup, title } = course
  const validTill = sessionAt(ctx.now()).endsAt
  await aFirstPart(ctx, plain, { bundleId, aslGroup, title: inLanguage(title, 'en').text, schedule, validTill })
}
