// SQL over the onboardings of learners and the steps of them.
import { BundleId } from '#core/modules/catalogue/catalogue.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { OnboardingId, TaskKey as Key } from '#core/modules/onboarding/onboarding.ts'
import type { TaskKey } from '#core/modules/onboarding/task.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'

export interface Onboarding {
  readonly id: OnboardingId
  readonly learnerId: LearnerId
  readonly bundleId: BundleId
  readonly createdAt: Instant
}

/** Answers false when the learner's onboarding of this course has begun already. */
export async function insertOnboarding(tx: Tx, fresh: Onboarding): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('onboarding.onboarding')
    .values({
      id: fresh.id,
      learner_id: fresh.learnerId,
      bundle_id: fresh.bundleId,
      created_at: at(fresh.createdAt),
    })
    .onConflict((conflict) => conflict.columns(['learner_id', 'bundle_id']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function findOnboarding(db: Db, learnerId: string, bundleId: string): Promise<Onboarding | undefined> {
  const row = await db
    .selectFrom('onboarding.onboarding')
    .selectAll()
    .where('learner_id', '=', learnerId)
    .where('bundle_id', '=', bundleId)
    .executeTakeFirst()
  return row && onboardingFromRow(row)
}

export async function findOnboardingById(db: Db, id: string): Promise<Onboarding | undefined> {
  const row = await db.selectFrom('onboarding.onboarding').selectAll().where('id', '=', id).executeTakeFirst()
  return row && onboardingFromRow(row)
}

export async function listOnboardingsById(db: Db, ids: readonly string[]): Promise<Onboarding[]> {
  const rows = await db
    .selectFrom('onboarding.onboarding')
    .selectAll()
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()
  return rows.map(onboardingFromRow)
}

/** Newest first. */
export async function listOnboardings(db: Db, learnerId: string): Promise<Onboarding[]> {
  const rows = await db
    .selectFrom('onboarding.onboarding')
    .selectAll()
    .where('learner_id', '=', learnerId)
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  return rows.map(onboardingFromRow)
}

export interface SetUp extends Onboarding {
  readonly said: Readonly<Record<string, 'DONE' | 'SKIPPED'>>
}

/** Each course with what the family has said of its steps. */
export async function listSetUp(db: Db, learnerId: string): Promise<SetUp[]> {
  const begun = await listOnboardings(db, learnerId)
  return Promise.all(begun.map(async (each) => ({ ...each, said: Object.fromEntries(await listSaid(db, each.id)) })))
}

function onboardingFromRow(row: Selectable<Tables['onboarding.onboarding']>): Onboarding {
  return {
    id: OnboardingId.parse(row.id),
    learnerId: LearnerId.parse(row.learner_id),
    bundleId: BundleId.parse(row.bundle_id),
    createdAt: row.created_at,
  }
}

export async function deleteOnboardings(db: Db, learnerId: string): Promise<void> {
  await db.deleteFrom('onboarding.onboarding').where('learner_id', '=', learnerId).execute()
  await db.deleteFrom('onboarding.watching').where('learner_id', '=', learnerId).execute()
}

export interface Step {
  readonly key: TaskKey
  readonly isSkippable: boolean
  readonly minutes: number
  readonly title: LocalisedText
  readonly why: LocalisedText
}

/** Those that are asked, in the order they are asked. */
export async function listSteps(db: Db): Promise<Step[]> {
  const rows = await db
    .selectFrom('onboarding.step')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('key')
    .execute()
  return rows.map((row) => ({
    key: Key.parse(row.key),
    isSkippable: row.is_skippable,
    minutes: row.minutes,
    title: row.title as LocalisedText, // the contract's draft writes this column
    why: row.why as LocalisedText, // likewise
  }))
}

/** The family's own answer to each step. */
export async function listSaid(db: Db, onboardingId: string): Promise<Map<string, 'DONE' | 'SKIPPED'>> {
  const rows = await db
    .selectFrom('onboarding.task')
    .select(['key', 'said'])
    .$narrowType<{ said: 'DONE' | 'SKIPPED' }>()
    .where('onboarding_id', '=', onboardingId)
    .execute()
  return new Map(rows.map(({ key, said }) => [key, said]))
}

export async function saveSaid(
  db: Db,
  task: { onboardingId: string; key: string; said: 'DONE' | 'SKIPPED' },
  now: Instant,
): Promise<void> {
  await db
    .insertInto('onboarding.task')
    .values({ onboarding_id: task.onboardingId, key: task.key, said: task.said, at: at(now) })
    .onConflict((conflict) => conflict.columns(['onboarding_id', 'key']).doUpdateSet({ said: task.said, at: at(now) }))
    .execute()
}

export async function deleteSaid(db: Db, onboardingId: string, key: string): Promise<void> {
  await db.deleteFrom('onboarding.task').where('onboarding_id', '=', onboardingId).where('key', '=', key).execute()
}
