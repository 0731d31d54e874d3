// SQL over what a family has shown us: films watched, a number on WhatsApp, a document.
import type { Instant } from '#core/kernel/time.ts'
import type { KycReason } from '#core/modules/onboarding/kyc-reason.ts'
import { KYC_TYPES, type Kyc } from '#core/taxonomy/kyc.ts'
import type { VideoProgress } from '#core/modules/media/video-progress.ts'
import type { Language, LocalisedText } from '#core/taxonomy/language.ts'
import { progressColumns } from '#server/modules/media/index.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { reassignUnlessThere, type HouseholdMerge } from '#server/platform/database/reassign.ts'
import { rowsNaming } from '#server/platform/database/rows-naming.ts'

export interface Video {
  readonly id: string
  readonly title: LocalisedText
  readonly url: string
  readonly posterUrl: string | null
  readonly lengthSeconds: number
  readonly captions: readonly { readonly lang: Language; readonly url: string }[]
}

/** The film for this class; of several the narrowest. */
export async function findVideoOfGrade(db: Db, grade: number): Promise<Video | undefined> {
  const row = await videos(db)
    .where('min_grade', '<=', grade)
    .where('max_grade', '>=', grade)
    .orderBy((eb) => eb('max_grade', '-', eb.ref('min_grade')))
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row && videoFromRow(row)
}

export async function findVideo(db: Db, id: string): Promise<Video | undefined> {
  const row = await videos(db).where('id', '=', id).executeTakeFirst()
  return row && videoFromRow(row)
}

function videos(db: Db) {
  return db
    .selectFrom('onboarding.video')
    .select(['id', 'title', 'url', 'poster_url', 'length_seconds', 'captions'])
    .where('is_active', '=', true)
}

type VideoRow = Awaited<ReturnType<ReturnType<typeof videos>['executeTakeFirstOrThrow']>>

function videoFromRow(row: VideoRow): Video {
  return {
    id: row.id,
    title: row.title as LocalisedText, // the contract's draft writes this column
    url: row.url,
    posterUrl: row.poster_url,
    lengthSeconds: row.length_seconds,
    captions: row.captions as Video['captions'], // likewise
  }
}

interface VideoOfLearner {
  readonly learnerId: string
  readonly videoId: string
}

export function findWatched(db: Db, of: VideoOfLearner): Promise<VideoProgress | undefined> {
  return watchedOf(db, of).executeTakeFirst()
}

/** The same, held until the transaction ends: two players of one learner tell one after the other. */
export function lockWatched(tx: Tx, of: VideoOfLearner): Promise<VideoProgress | undefined> {
  return watchedOf(tx, of).forUpdate().executeTakeFirst()
}

function watchedOf(db: Db, { learnerId, videoId }: VideoOfLearner) {
  return db
    .selectFrom('onboarding.watching')
    .select(['watched_seconds as watchedSeconds', 'position_seconds as positionSeconds', 'seq', 'at'])
    .where('learner_id', '=', learnerId)
    .where('video_id', '=', videoId)
}

export async function saveWatched(
  tx: Tx,
  { learnerId, videoId }: VideoOfLearner,
  watched: VideoProgress,
): Promise<void> {
  const columns = progressColumns(watched)
  await tx
    .insertInto('onboarding.watching')
    .values({ learner_id: learnerId, video_id: videoId, ...columns })
    .onConflict((conflict) => conflict.columns(['learner_id', 'video_id']).doUpdateSet(columns))
    .execute()
}

export function exportWatched(db: Db, learnerId: string) {
  return rowsNaming(db, 'onboarding.watching', { column: 'learner_id', ids: [learnerId] })
}

export async function findWhatsAppNumber(db: Db, accountId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('onboarding.whatsapp_number')
    .select('phone')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.phone
}

export async function saveWhatsAppNumber(
  tx: Tx,
  number: { readonly accountId: string; readonly phone: string; readonly noticeVersion: number },
  now: Instant,
): Promise<void> {
  const columns = { phone: number.phone, notice_version: number.noticeVersion, verified_at: at(now) }
  await tx
    .insertInto('onboarding.whatsapp_number')
    .values({ account_id: number.accountId, ...columns })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columns))
    .execute()
}

/** Undefined when nobody has asked for a document. */
export async function findKyc(db: Db, accountId: string): Promise<Kyc | undefined> {
  const row = await db
    .selectFrom('onboarding.kyc')
    .select(['type', 'last4', 'is_verified'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const type = KYC_TYPES.find((known) => known === row?.type) ?? null
  return row && { isAsked: true, type, last4: row.last4, isVerified: row.is_verified }
}

/** Once: what was asked for before stays. */
export async function insertKyc(
  db: Db,
  { accountId, askedFor, now }: { readonly accountId: string; readonly askedFor: KycReason; readonly now: Instant },
): Promise<void> {
  await db
    .insertInto('onboarding.kyc')
    .values({ account_id: accountId, asked_for: askedFor, asked_at: at(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Another document than before is one nobody has verified. Answers false when none was asked for. */
export async function updateKyc(
  db: Db,
  accountId: string,
  given: { readonly type: string; readonly last4: string; readonly fileHash: Buffer },
  now: Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('onboarding.kyc')
    .set({ type: given.type, last4: given.last4, file_hash: given.fileHash, given_at: at(now), is_verified: false })
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deleteOfAccount(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('onboarding.whatsapp_number').where('account_id', '=', accountId).execute()
  await db.deleteFrom('onboarding.kyc').where('account_id', '=', accountId).execute()
  await db.deleteFrom('onboarding.calendar_feed').where('account_id', '=', accountId).execute()
}

/** A document that the household that stays has sent itself takes precedence. */
export async function moveShown(tx: Tx, merging: HouseholdMerge): Promise<void> {
  await reassignUnlessThere(tx, 'onboarding.whatsapp_number', merging)
  await reassignUnlessThere(tx, 'onboarding.kyc', merging)
  await reassignUnlessThere(tx, 'onboarding.calendar_feed', merging, ['learner_id'])
}
