// The resources by which staff keep coupons and the offers of banks.
import { sql } from 'kysely'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { DomainError } from '#core/kernel/error.ts'
import { isoString, type Instant } from '#core/kernel/time.ts'
import { Coupon } from '#core/modules/coupons/coupon.ts'
import { couponsStaffApi as api } from '#core/modules/coupons/staff-api.ts'
import { routes } from '#server/platform/call.ts'
import { counted } from '#server/platform/resource/counted.ts'
import { resourceOperations, type Write } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { insertCoupon } from '../store.ts'
import { codes, makeCodes, revokeUnused } from './codes.ts'
import { simulateCoupon } from './simulate-coupon.ts'
import { checkSwitch, clearance, couponStarts, decideStart, startRules } from './start-coupon.ts'
import { updateCodes } from './store-codes.ts'
import { changeLimit } from './store-limit.ts'

/** Those of its codes too, where it is a pool. */
function usesIn(status: string) {
  return counted(sql`select from coupons.reservation where status = ${sql.lit(status)} and coupon_id = any(array(
    select coupon.id union all select id from coupons.coupon code where code.pool_id = coupon.id))`)
}

const rows = tableStore(api.staffCoupons, {
  table: 'coupons.coupon',
  only: sql<boolean>`pool_id is null`,
  computed: {
    redeemed: usesIn('REDEEMED'),
    reserved: usesIn('RESERVED'),
    codes: sql`(select count(*) from coupons.coupon code where code.pool_id = coupon.id)`,
    simulatedAt: sql`(select simulated_at from coupons.clearance where coupon_id = coupon.id)`,
    approvedAt: sql`(select approved_at from coupons.clearance where coupon_id = coupon.id)`,
  },
  search: ['code', 'title'],
  where: { isRunning: (value, now) => sql<boolean>`${isRunningAt(now)} = ${value}` },
})

function isRunningAt(now: Instant) {
  const at = sql`${isoString(now)}::timestamptz`
  return sql`(is_active and starts_at <= ${at} and ends_at > ${at})`
}

const coupons: typeof rows = {
  ...rows,
  // Nobody has simulated it yet.
  insert: (tx, id, fields) => insertCoupon(tx, Coupon.parse({ ...fields, id, isActive: false })),
  async update(tx, id, fields, now) {
    const { maxUses } = fields
    if (maxUses !== undefined) await changeLimit(tx, id, maxUses)
    await rows.update(tx, id, fields, now)
    await updateCodes(tx, id)
  },
}

const offers = tableStore(api.staffOffers, {
  table: 'coupons.payment_offer',
  search: ['title', 'text', 'paymentMethod'],
})

/** Throws INVALID_INPUT for what is no coupon, and what `checkSwitch` throws. */
function checkCoupon(write: Write<typeof api.staffCoupons>): void {
  const { before, fields } = write
  const parsed = Coupon.safeParse({ isActive: false, ...before, ...fields, id: before?.id ?? ANY_ID })
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new DomainError(
      commonErrors.INVALID_INPUT,
      {},
      { [String(issue?.path[0] ?? 'endsAt')]: issue?.message ?? '' },
    )
  }
  checkSwitch(write)
}

const ANY_ID = 'cou000000000000000000'

export const couponsStaff = [
  ...resourceOperations(api.staffCoupons, coupons, {
    kind: 'cou',
    check: (_ctx, _tx, write) => checkCoupon(write),
    ...clearance,
  }),
  ...resourceOperations(api.staffCouponStarts, couponStarts, startRules),
  ...resourceOperations(api.staffOffers, offers, { kind: 'off' }),
  ...resourceOperations(api.staffCouponCodes, codes),
  ...routes(api.staffSimulator, { simulateCoupon }),
  ...routes(api.staffCouponActions, {
    decideCouponStart: (ctx, asked, { actor }) => decideStart(ctx, actor, asked),
    makeCodes,
    revokeCodes: revokeUnused,
  }),
]
