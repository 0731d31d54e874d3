// A coupon is switched on once it has been simulated, and by two people where it may cost much: operations console, O25.
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { mayStart, needsSecondPerson, SIMULATED_TERMS, worstCaseOf } from '#core/modules/coupons/start/coupon-start.ts'
import { couponStaffErrors as errors } from '#core/modules/coupons/errors.ts'
import { reachOf, startChanges } from '#core/modules/coupons/start/start-changes.ts'
import { couponsStaffApi as api, type StartTerms } from '#core/modules/coupons/staff-api.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import type { NewWrite, Write } from '#server/platform/resource/resource.ts'
import { authorsOfThing, forgetAuthors, keepingAuthors, listAuthorsOf } from '#server/platform/resource/requests/authors-of-request.ts' // prettier-ignore
import { decisionOf } from '#server/platform/resource/requests/second-person.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { hasWaitingRequest } from '#server/platform/resource/requests/waiting-request.ts'
import { findCoupon } from '../store.ts'
import { updateCodes } from './store-codes.ts'
import { countCodes, findClearance, setClearance, switchOn } from './store-starts.ts'

type CouponWrite = Write<typeof api.staffCoupons>

/** Throws COUPON_IS_ON for other terms of a coupon that is on, and why a coupon cannot be switched on. */
export function checkSwitch({ before, fields }: CouponWrite): void {
  if (!before) return
  const isOn = fields.isActive ?? before.isActive
  if (before.isActive && isOn && (changesTerms(before, fields) || raisesCost(before, fields)))
    throw errors.COUPON_IS_ON()
  if (before.isActive || !isOn) return
  const verdict = mayStart(before)
  if (verdict === 'NOT_SIMULATED') throw errors.COUPON_NOT_SIMULATED()
  if (verdict === 'NEEDS_SECOND_PERSON') throw errors.COUPON_NEEDS_SECOND_PERSON()
}

function changesTerms(before: object, fields: object): boolean {
  const [old, fresh] = [before, fields] as [Record<string, unknown>, Record<string, unknown>]
  return SIMULATED_TERMS.some((term) => fresh[term] !== undefined && !isDeepStrictEqual(fresh[term], old[term]))
}

/** Beyond what one person may give, and what a second person has agreed to. */
function raisesCost(before: NonNullable<CouponWrite['before']>, { maxUses }: CouponWrite['fields']): boolean {
  if (maxUses === undefined || maxUses === before.maxUses) return false
  const isMore = maxUses === null || (before.maxUses !== null && maxUses > before.maxUses)
  return isMore && needsSecondPerson(worstCaseOf({ ...before, maxUses }))
}

const authors = keepingAuthors(api.staffCoupons, [...SIMULATED_TERMS, 'maxUses'])

/** Nobody agrees to what they wrote. Other terms are simulated and agreed to again. */
export const clearance = { created: authors.created, changed: forgetClearance }

async function forgetClearance(ctx: Ctx, tx: Tx, id: string, write: CouponWrite): Promise<void> {
  const { before, fields } = write
  await authors.changed(ctx, tx, id, write)
  if (!before) return
  if (changesTerms(before, fields)) await setClearance(tx, id, { simulatedAt: null, approvedAt: null })
  else if (raisesCost(before, fields)) await setClearance(tx, id, { approvedAt: null })
}

const starts = tableStore(api.staffCouponStarts, {
  table: 'coupons.start',
  computed: { writtenBy: authorsOfThing(api.staffCoupons, sql`coupon_id`) },
  search: ['couponId', 'reason'],
})

/** As the coupon is now. Locks it. */
async function lockTerms(tx: Tx, id: string) {
  const coupon = await findCoupon(tx, id)
  if (!coupon || coupon.poolId !== null) throw commonErrors.NOT_FOUND_ERROR()
  const { code, redeem, maxUses, isPool, isActive } = coupon
  const codes = await countCodes(tx, id)
  const terms: StartTerms = { code, redeem, maxUses, isPool, codes, reach: reachOf(coupon) }
  const { simulatedAt } = await findClearance(tx, id)
  return { terms, isActive, now: { ...coupon, codes, simulatedAt } }
}

async function newStart(ctx: Ctx, tx: Tx, { actor, fields, reason = '' }: NewWrite<typeof api.staffCouponStarts>) {
  const { terms, isActive, now } = await lockTerms(tx, fields.couponId)
  if (isActive) throw errors.COUPON_IS_ON_ALREADY()
  if (now.simulatedAt === null) throw errors.COUPON_NOT_SIMULATED()
  if (await hasWaitingRequest(tx, 'coupons.start', { coupon_id: fields.couponId })) throw errors.COUPON_START_IS_OPEN()
  return { ...fields, terms, reason, askedBy: actor.staffId, askedAt: ctx.now() }
}

export const startRules = { kind: 'cps', complete: newStart }
export const couponStarts = starts

/** The coupon is on from then on. */
export const decideStart = decisionOf(api.staffCouponStarts, {
  store: starts,
  errors: { own: errors.OWN_COUPON_START, decided: errors.COUPON_START_DECIDED },
  authorsOf: (tx, { couponId }) => listAuthorsOf(tx, api.staffCoupons, couponId),
  subjectOf: ({ couponId }) => `coupons/${couponId}`,
  async approve(ctx, tx, { couponId, terms: asked }) {
    const { isActive, now } = await lockTerms(tx, couponId)
    if (startChanges(asked, now).length > 0) throw errors.COUPON_CHANGED_SINCE()
    await setClearance(tx, couponId, { approvedAt: ctx.now() })
    await forgetAuthors(tx, api.staffCoupons, couponId)
    await switchOn(tx, couponId)
    await updateCodes(tx, couponId)
    return { before: { isActive }, after: { isActive: true } }
  },
})
