// These lines must not compile: a line below an `@ts-expect-error` that compiles is itself an error of `npm run types`.
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { resource, type RecordOf } from '#core/kernel/resource.ts'
import { secret } from '#core/kernel/schemas.ts'
import { couponsStaffApi as api } from '#core/modules/coupons/staff-api.ts'
import { staffApi } from '#core/modules/staff/staff-api.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import type { StaffRecord } from '../../../console/frame/contract.ts'
import type { ElementsOf } from '../../../console/kit/elements.tsx'

const offers = tableStore(api.staffOffers, { table: 'coupons.payment_offer', search: ['title'] })

export function stores() {
  // @ts-expect-error a column that the table has not
  tableStore(api.staffOffers, { table: 'coupons.payment_offer', search: ['titel'] })
  // @ts-expect-error fields that no column holds must be computed: redeemed, reserved, codes
  tableStore(api.staffCoupons, { table: 'coupons.coupon', where: { isRunning: () => sql<boolean>`true` } })
  // @ts-expect-error a table that is not there
  tableStore(api.staffOffers, { table: 'coupons.offer' })
  // @ts-expect-error a hidden column that is not there
  tableStore(staffApi.staffMembers, { table: 'staff.member', computed: { hasLogin: sql`true` }, hidden: { totp: secret() } }) // prettier-ignore
}

export async function writes(tx: Tx) {
  // @ts-expect-error a misspelt field
  await offers.insert(tx, 'off', { paymentMetod: 'UPI' }, 0 as never)
  // @ts-expect-error a value of another type
  await offers.update(tx, 'off', { isActive: 'yes' }, 0 as never)
}

export function rules() {
  // @ts-expect-error a guarded field that nobody writes
  resourceOperations(api.staffOffers, offers, { guarded: { pric: 'coupons.approve' } })
  resourceOperations(api.staffOffers, offers, {
    check(_ctx, _tx, { fields, before }) {
      // @ts-expect-error a misspelt field of what is written
      if (fields.isActiv) return
      // @ts-expect-error a misspelt field of what was there
      if (before?.endAt) return
    },
  })
}

export function secrets() {
  // @ts-expect-error a record that would answer a secret
  resource({ name: 'keys', feature: 'people', record: z.object({ id: z.string(), key: secret() }), sort: ['id'] })
}

export function screens({ column, input, filter, items }: ElementsOf<'instruments'>, record: StaffRecord<'coupons'>) {
  // @ts-expect-error a misspelt column
  column('nam')
  // @ts-expect-error a field that no form sends
  input('version')
  // @ts-expect-error a filter that the list has not
  filter('name')
  // @ts-expect-error a misspelt field of a thing in a list
  items('maxDiscountCourseAllowed', 'Caps', (cap) => [cap.input('allowedCoupon')])
  // @ts-expect-error a state that no coupon has
  return record.couponType === 'PERCENTAGE'
}

it('a record is typed by its schema', () => {
  const title: RecordOf<typeof api.staffOffers>['title'] = { en: 'Diwali' }
  expect(title.en).toBe('Diwali')
})
