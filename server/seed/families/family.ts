// A family with two children: one learns, the other is still looking. It fills a household's pages in the demo.
import { inIndia } from '#core/kernel/time.ts'
import { aChild, aHousehold } from '#server/modules/accounts/factory.ts'
import type { NewBundle } from '#server/modules/catalogue/factory.ts'
import { someConsents } from '#server/modules/consent/factory.ts'
import { enrol } from '#server/modules/enrolments/index.ts'
import { BoardKey, TargetKey } from '#core/taxonomy/schemas.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { DEMO_FAMILY_PHONE } from './households.ts'
import { sessionAt } from '../session.ts'

const study = { board: BoardKey.parse('cbse'), target: TargetKey.parse('school'), stream: null }

/** The class of the child who learns. */
export const DEMO_GRADE = 10

/** Answers the id of the child who learns. */
export async function seedFamily(ctx: Ctx, bundles: readonly NewBundle[]): Promise<string> {
  const { year } = inIndia(ctx.now())
  const elder = { ...study, firstName: 'Meera', lastName: 'Nair', grade: DEMO_GRADE, birthYear: year - 15 }
  const younger = { ...study, firstName: 'Rohan', lastName: 'Nair', grade: 7, birthYear: year - 12 }
  const contact = {
    phone: DEMO_FAMILY_PHONE,
    email: 'nair.family@kandil.example',
    pinCode: '682001',
    stateCode: '32',
  } as const
  const { accountId, learnerId } = await aHousehold(ctx, { ...contact, ...elder, heldBy: 'PARENT', hasConsent: true })
  const second = await aChild(ctx, { accountId }, younger)
  await someConsents(ctx, { accountId, learnerId, purposes: ['CORE_LEARNING', 'LIVE_AV', 'WHATSAPP'] })
  await someConsents(ctx, { accountId, learnerId: second, purposes: ['CORE_LEARNING'] })
  const course = bundles.find(({ grade, target }) => grade === elder.grade && target === study.target)
  if (!course) return learnerId
  const pass = {
    accountId,
    learnerId,
    bundleId: course.id,
    aslGroup: course.aslGroup,
    planId: null,
    orderId: null,
    state: 'FREE_PASS',
    validTill: sessionAt(ctx.now()).openTill,
  } as const
  await inTransaction(ctx.db, (tx) => enrol(ctx, tx, pass))
  return learnerId
}
