// SQL over what coupons and offers are. Their uses are in store-uses.ts.
import { sql, type Selectable } from 'kysely'
import { Coupon } from '#core/modules/coupons/coupon.ts'
import { couponKey } from '#core/modules/coupons/coupon-code.ts'
import { PaymentOffer } from '#core/modules/coupons/payment-offer.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'

/** `isGranted`: it is valid for the household only that it was given to. */
export async function findCouponByKey(
  db: Db,
  key: string,
): Promise<{ readonly coupon: Coupon; readonly isGranted: boolean } | undefined> {
  const row = await db
    .selectFrom('coupons.coupon')
    .selectAll()
    .where('code_key', '=', key)
    // A pool's own code is none: its codes are.
    .where('is_pool', '=', false)
    .executeTakeFirst()
  return row && { coupon: couponFromRow(row), isGranted: row.is_granted }
}

/** Any coupon, with what makes it a pool or a pool's code. `uses` counts those that are held too. */
export async function findCoupon(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('coupons.coupon')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('coupons.reservation')
        .whereRef('coupons.reservation.coupon_id', '=', 'coupons.coupon.id')
        .where('coupons.reservation.status', 'in', ['RESERVED', 'REDEEMED'])
        .select(eb.fn.countAll<number>().as('uses'))
        .as('uses'),
    )
    .where('coupons.coupon.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...couponFromRow(row), isPool: row.is_pool, poolId: row.pool_id, uses: row.uses ?? 0 }
}

/** Those shown to everybody under some category, the first to end first. */
export async function listShownCoupons(db: Db): Promise<Coupon[]> {
  const rows = await db
    .selectFrom('coupons.coupon')
    .selectAll()
    .where('is_active', '=', true)
    .where('partner_hash', 'is', null)
    .where('is_pool', '=', false)
    .where(sql<boolean>`categories <> '{}'`)
    .orderBy('ends_at')
    .orderBy('code_key')
    .execute()
  return rows.map(couponFromRow)
}

/** A popular coupon's uses are spread over this many rows at most. More buyers than this at one moment wait for each other. */
const MAX_STRIPES = 32

export async function insertCoupon(tx: Tx, coupon: Coupon): Promise<void> {
  await tx.insertInto('coupons.coupon').values(couponToRow(coupon)).execute()
  const { id, maxUses } = coupon
  if (maxUses === null) return
  const stripes = Math.min(maxUses, MAX_STRIPES)
  const rows = Array.from({ length: stripes }, (_, stripe) => ({
    coupon_id: id,
    stripe,
    free: Math.floor(maxUses / stripes) + (stripe < maxUses % stripes ? 1 : 0),
  }))
  await tx.insertInto('coupons.use_stripe').values(rows).execute()
}

function couponToRow(coupon: Coupon) {
  return {
    id: coupon.id,
    code: coupon.code,
    code_key: couponKey(coupon.code),
    coupon_type: coupon.couponType,
    redeem: JSON.stringify(coupon.redeem),
    course_types: coupon.courseTypes,
    entity_types: coupon.entityTypes,
    entity_ids: coupon.entityIds,
    plan_ids: coupon.planIds,
    variant_names: coupon.variantNames,
    grades: coupon.grades,
    minimum_amount: coupon.minimumAmount,
    starts_at: at(coupon.startsAt),
    ends_at: at(coupon.endsAt),
    max_uses: coupon.maxUses,
    max_uses_per_user: coupon.maxUsesPerUser,
    partner_hash: coupon.partnerHash,
    categories: coupon.categories,
    title: JSON.stringify(coupon.title),
    is_active: coupon.isActive,
  }
}

function couponFromRow(row: Selectable<Tables['coupons.coupon']>): Coupon {
  return Coupon.parse({
    id: row.id,
    code: row.code,
    couponType: row.coupon_type,
    redeem: row.redeem,
    courseTypes: row.course_types,
    entityTypes: row.entity_types,
    entityIds: row.entity_ids,
    planIds: row.plan_ids,
    variantNames: row.variant_names,
    grades: row.grades,
    minimumAmount: row.minimum_amount,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    maxUses: row.max_uses,
    maxUsesPerUser: row.max_uses_per_user,
    partnerHash: row.partner_hash,
    categories: row.categories,
    title: row.title,
    isActive: row.is_active,
  })
}

/** The codes of these coupons. The codes of a pool are left out: reports know the pool. */
export async function listCouponNames(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('coupons.coupon')
    .select(['id', 'code', 'is_pool as isPool'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .where('pool_id', 'is', null)
    .execute()
  return new Map(rows.map(({ id, code, isPool }) => [id, { code, isPool }]))
}

/** The first to end first. */
export async function listOffers(db: Db): Promise<PaymentOffer[]> {
  const rows = await offersByEnd(db).where('is_active', '=', true).execute()
  return rows.map(offerFromRow)
}

/** Those that held on one of these days in India at least, switched off since or not. The first to end first. */
export async function listOffersWithin(
  db: Db,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<PaymentOffer[]> {
  const rows = await offersByEnd(db)
    .where(sql<boolean>`starts_at < (${until}::date + 1)::timestamp at time zone 'Asia/Kolkata'`)
    .where(sql<boolean>`ends_at > ${from}::date::timestamp at time zone 'Asia/Kolkata'`)
    .execute()
  return rows.map(offerFromRow)
}

function offersByEnd(db: Db) {
  return db.selectFrom('coupons.payment_offer').selectAll().orderBy('ends_at').orderBy('id')
}

function offerFromRow(row: Selectable<Tables['coupons.payment_offer']>): PaymentOffer {
  return PaymentOffer.parse({
    ...row,
    paymentMethod: row.payment_method,
    cardType: row.card_type,
    serviceProvider: row.service_provider,
    maxDiscountCourseAllowed: row.max_discount_course_allowed,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    isActive: row.is_active,
  })
}

export async function insertOffer(db: Db, offer: PaymentOffer): Promise<void> {
  await db
    .insertInto('coupons.payment_offer')
    .values({
      id: offer.id,
      categories: offer.categories,
      title: JSON.stringify(offer.title),
      text: JSON.stringify(offer.text),
      payment_method: offer.paymentMethod,
      name: offer.name,
      card_type: offer.cardType,
      service_provider: offer.serviceProvider,
      max_discount_course_allowed: JSON.stringify(offer.maxDiscountCourseAllowed),
      starts_at: at(offer.startsAt),
      ends_at: at(offer.endsAt),
      is_active: offer.isActive,
    })
    .execute()
}
