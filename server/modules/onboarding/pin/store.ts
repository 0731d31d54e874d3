// SQL over PIN codes.
import type { Instant } from '#core/kernel/time.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface PinRow {
  readonly pin: string
  readonly city: string | null
  readonly district: string | null
  readonly postOffices: readonly string[]
}

export async function findPin(db: Db, pin: string): Promise<PinRow | undefined> {
  return db
    .selectFrom('onboarding.pin_code')
    .select(['pin', 'city', 'district', 'post_offices as postOffices'])
    .where('pin', '=', pin)
    .executeTakeFirst()
}

/** The town a PIN code begins in: of its beginnings the longest counts. */
export async function findPinDistrict(db: Db, pin: string): Promise<{ city: string } | undefined> {
  const beginnings = [3, 4, 5, 6].map((digits) => pin.slice(0, digits))
  return db
    .selectFrom('onboarding.pin_district')
    .select('city')
    .where('prefix', 'in', beginnings)
    .orderBy((eb) => eb.fn('length', ['prefix']), 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** To be asked about tonight, once however often it is typed. */
export async function wantPin(db: Db, pin: string, now: Instant): Promise<void> {
  await db
    .insertInto('onboarding.pin_code')
    .values({ pin, asked_at: at(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** PIN codes to look up: first those never looked up, then those looked up longest ago, if that was before this instant. */
export async function listPinsToAsk(db: Db, before: Instant, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('onboarding.pin_code')
    .select('pin')
    .where((eb) => eb.or([eb('refreshed_at', 'is', null), eb('refreshed_at', '<', at(before))]))
    .orderBy('refreshed_at', (order) => order.asc().nullsFirst())
    .orderBy('pin')
    .limit(most)
    .execute()
  return rows.map(({ pin }) => pin)
}

/** With no place: the postal service knows no such code. */
export async function updatePin(
  db: Db,
  pin: string,
  place: Omit<PinRow, 'pin'> | undefined,
  now: Instant,
): Promise<void> {
  await db
    .updateTable('onboarding.pin_code')
    .set({
      refreshed_at: at(now),
      ...(place && {
        city: place.city,
        district: place.district,
        post_offices: [...place.postOffices],
      }),
    })
    .where('pin', '=', pin)
    .execute()
}
