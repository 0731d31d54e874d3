// SQL over what comes with a course: kits and where they are, baseline tests; and over what the app opens with.
import type { Instant } from '#core/kernel/time.ts'
import type { DeliveryStatus } from '#core/modules/onboarding/delivery-status.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

/** The items that are posted with a course of this class. */
export async function listKitItems(db: Db, grade: number): Promise<LocalisedText[]> {
  const rows = await db
    .selectFrom('onboarding.kit')
    .select('name')
    .$narrowType<{ name: LocalisedText }>()
    .where('is_active', '=', true)
    .where('min_grade', '<=', grade)
    .where('max_grade', '>=', grade)
    .orderBy('position')
    .execute()
  return rows.map(({ name }) => name)
}

export interface StoredDelivery {
  readonly status: DeliveryStatus
  readonly courier: string | null
  readonly awb: string | null
  readonly eta: string | null
  readonly items: readonly LocalisedText[]
}

export async function insertDelivery(
  tx: Tx,
  fresh: { readonly id: string; readonly onboardingId: string; readonly items: readonly LocalisedText[] },
  now: Instant,
): Promise<void> {
  await tx
    .insertInto('onboarding.delivery')
    .values({
      id: fresh.id,
      onboarding_id: fresh.onboardingId,
      status: 'CREATED',
      items: JSON.stringify(fresh.items),
      updated_at: at(now),
    })
    .execute()
}

export async function findDelivery(db: Db, onboardingId: string): Promise<StoredDelivery | undefined> {
  const row = await db
    .selectFrom('onboarding.delivery')
    .select(['status', 'courier', 'awb', 'eta', 'items'])
    .$narrowType<{ status: DeliveryStatus; items: LocalisedText[] }>()
    .where('onboarding_id', '=', onboardingId)
    .executeTakeFirst()
  return row
}

/** In the order they are taken. */
export async function listTests(db: Db, batchId: string) {
  const rows = await db
    .selectFrom('onboarding.benchmark_test')
    .select(['paper_id as paperId', 'note'])
    .$narrowType<{ note: LocalisedText }>()
    .where('batch_id', '=', batchId)
    .where('paper_id', 'is not', null)
    .orderBy('position')
    .execute()
  return rows.flatMap(({ paperId, note }) => (paperId === null ? [] : [{ paperId, note }]))
}

/** The batches that have one of these papers as their benchmark, by paper. */
export async function listBatchesOfBenchmarks(db: Db, paperIds: readonly string[]): Promise<{ paperId: string; batchId: string }[]> {
  const rows = await db
    .selectFrom('onboarding.benchmark_test')
    .select(['paper_id as paperId', 'batch_id as batchId'])
    .where('paper_id', 'in', paperIds)
    .execute()
  return rows.flatMap(({ paperId, batchId }) => (paperId === null ? [] : [{ paperId, batchId }]))
} // prettier-ignore

export async function listSplashScreens(db: Db) {
  return db
    .selectFrom('onboarding.splash_screen')
    .select(['id', 'title', 'text', 'href', 'shown_for_ms'])
    .$narrowType<{ title: LocalisedText; text: LocalisedText }>()
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
}
