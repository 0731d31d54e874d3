// Pools of codes that are used once each.
import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import { DomainError } from '#core/kernel/error.ts'
import { rupees } from '#core/kernel/money.ts'
import { resourceErrors } from '#core/kernel/resource/resource-errors.ts'
import { mostTaken } from '#core/modules/coupons/discount.ts'
import { couponsStaffApi as api } from '#core/modules/coupons/staff-api.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { writing } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { findCoupon } from '../store.ts'
import { codeState, insertCodes, revokeCodes } from './store-codes.ts'

type CouponActions = typeof api.staffCouponActions

/** The most that a pool may give away in total without the approval of a second person. */
const FREE_HAND = rupees(500_000)

/** Makes so many codes more. Throws FORBIDDEN_ERROR where together they may take more than an editor may give. */
export async function makeCodes(
  ctx: Ctx,
  { id, count, prefix, reason }: InputOf<CouponActions['makeCodes']>,
  { actor }: Call<Staff>,
) {
  return writing(ctx, async (tx) => {
    const coupon = await findCoupon(tx, id)
    if (!coupon) throw commonErrors.NOT_FOUND_ERROR()
    if (coupon.poolId !== null || (coupon.uses > 0 && !coupon.isPool)) throw resourceErrors.DOES_NOT_FIT()
    if (mostTaken(coupon.redeem) * count > FREE_HAND && !actor.scopes.includes('coupons.approve'))
      throw new DomainError(commonErrors.FORBIDDEN_ERROR, {}, { count: 'so many need coupons.approve' })
    const codes = Array.from({ length: count }, () => ({ id: ctx.newId('cou'), code: prefix + chanceLetters() }))
    await insertCodes(tx, id, codes)
    await audit(ctx, tx, { actor, action: 'coupons.make-codes', subject: `coupons/${id}`, detail: { count, prefix, reason } }) // prettier-ignore
    return { made: count }
  })
}

export async function revokeUnused(
  ctx: Ctx,
  { id, reason }: InputOf<CouponActions['revokeCodes']>,
  { actor }: Call<Staff>,
) {
  return writing(ctx, async (tx) => {
    const revoked = await revokeCodes(tx, { poolId: id }, ctx.now())
    await audit(ctx, tx, { actor, action: 'coupons.revoke-codes', subject: `coupons/${id}`, detail: { revoked, reason } }) // prettier-ignore
    return { revoked }
  })
}

const rows = tableStore(api.staffCouponCodes, {
  table: 'coupons.coupon',
  only: sql<boolean>`pool_id is not null`,
  computed: {
    state: codeState,
    orderId: sql`(select order_id from coupons.reservation where coupon_id = coupon.id
      and status in ('RESERVED', 'REDEEMED') limit 1)`,
  },
  search: ['code'],
  keys: ['code'],
  where: { state: (value) => sql<boolean>`${codeState} = ${value}` },
})

/** The one change there is: a code that nobody has used or holds is taken back. Others stay as they are. */
export const codes: typeof rows = {
  ...rows,
  async update(tx, id, _fields, now) {
    await revokeCodes(tx, { ids: [id] }, now)
  },
}

/** Without those that are taken for another when they are read out. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Eight of them: of a pool of 5,000 nobody guesses one in 170 million tries. */
export function chanceLetters(): string {
  return Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}
