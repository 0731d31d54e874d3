// SQL over the profiles schema, but for addresses.
import { sql } from 'kysely'
import { z } from 'zod'
import type { Instant } from '#core/kernel/time.ts'
import type { NoticeChannel } from '#core/taxonomy/notice.ts'
import { Answer, Preference, StoredQuestion } from '#core/modules/profiles/profile.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { reassignUnlessThere, type HouseholdMerge } from '#server/platform/database/reassign.ts'

/** The preferences by household. One that has chosen nothing is left out. */
export async function listPreferences(db: Db, accountIds: readonly string[]): Promise<Map<string, Preference>> {
  const rows = await db
    .selectFrom('profiles.notification_preference')
    .selectAll()
    .where((eb) => eb('account_id', '=', eb.fn.any(eb.val([...accountIds]))))
    .execute()
  return new Map(
    rows.map((row) => [
      row.account_id,
      Preference.parse({
        channels: row.channels,
        quietFrom: row.quiet_from,
        quietTill: row.quiet_till,
        mayCall: row.may_call,
        lang: row.lang,
        zone: row.zone,
      }),
    ]),
  )
}

/** Those of these households that may be called: they have chosen it. */
export async function listCallable(db: Db, accountIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('profiles.notification_preference')
    .select('account_id')
    .where('account_id', 'in', [...accountIds, ''])
    .where('may_call', '=', true)
    .execute()
  return rows.map(({ account_id }) => account_id)
}

export async function savePreference(db: Db, accountId: string, chosen: Preference, now: Instant): Promise<void> {
  const columns = {
    channels: JSON.stringify(chosen.channels),
    quiet_from: chosen.quietFrom,
    quiet_till: chosen.quietTill,
    may_call: chosen.mayCall,
    lang: chosen.lang,
    zone: chosen.zone,
    updated_at: at(now),
  }
  await db
    .insertInto('profiles.notification_preference')
    .values({ account_id: accountId, ...columns })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columns))
    .execute()
}

/** Ends offers on this channel, and nothing else. False when none came by it. */
export async function stopOffers(tx: Tx, accountId: string, channel: NoticeChannel, now: Instant): Promise<boolean> {
  const offers = sql`(channels -> 'OFFERS')`
  const { numAffectedRows = 0n } = await sql`
    update profiles.notification_preference
    set channels = jsonb_set(channels, '{OFFERS}', ${offers} - ${channel}::text), updated_at = ${at(now)}
    where account_id = ${accountId} and ${offers} @> to_jsonb(${channel}::text)`.execute(tx)
  return numAffectedRows > 0n
}

export async function deletePreference(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('profiles.notification_preference').where('account_id', '=', accountId).execute()
}

export interface StoredFlow {
  readonly key: string
  readonly version: number
  readonly questions: readonly StoredQuestion[]
}

/** The newest version of each flow that is asked of this class. */
export async function listFlows(db: Db, grade: number): Promise<StoredFlow[]> {
  const rows = await db
    .selectFrom('profiles.question_flow as asked')
    .innerJoin('profiles.flow as flow', 'flow.key', 'asked.key')
    .distinctOn('asked.key')
    .select(['asked.key', 'asked.version', 'asked.questions', 'asked.min_grade', 'asked.max_grade'])
    .where('flow.status', '=', 'ACTIVE')
    .orderBy('asked.key')
    .orderBy('asked.version', 'desc')
    .execute()
  return rows
    .filter(({ min_grade, max_grade }) => grade >= min_grade && grade <= max_grade)
    .map(({ key, version, questions }) => ({ key, version, questions: z.array(StoredQuestion).parse(questions) }))
}

/** The flow as it stands is asked from now on, under the next number. */
export async function insertFlowVersion(tx: Tx, key: string, now: Instant): Promise<void> {
  await sql`insert into profiles.question_flow (key, version, min_grade, max_grade, questions, published_at)
    select key, (select coalesce(max(version), 0) + 1 from profiles.question_flow where key = ${key}),
      min_grade, max_grade, questions, ${at(now)} from profiles.flow where key = ${key}`.execute(tx)
}

export interface StoredAnswer {
  readonly flowKey: string
  /** The version that was answered. */
  readonly version: number
  readonly questionKey: string
  readonly answer: Answer
}
type Answer = z.infer<typeof Answer>

export async function listAnswers(db: Db, learnerId: string): Promise<StoredAnswer[]> {
  const rows = await db.selectFrom('profiles.answer').selectAll().where('learner_id', '=', learnerId).execute()
  return rows.map((row) => ({
    flowKey: row.flow_key,
    version: row.flow_version,
    questionKey: row.question_key,
    answer: Answer.parse(row.answer),
  }))
}

export async function saveAnswer(
  tx: Tx,
  { learnerId, flowKey, version, questionKey, answer }: StoredAnswer & { readonly learnerId: string },
  now: Instant,
): Promise<void> {
  const columns = { answer: JSON.stringify(answer), flow_version: version, at: at(now) }
  await tx
    .insertInto('profiles.answer')
    .values({ learner_id: learnerId, flow_key: flowKey, question_key: questionKey, ...columns })
    .onConflict((conflict) => conflict.columns(['learner_id', 'flow_key', 'question_key']).doUpdateSet(columns))
    .execute()
}

/** Deletes the answers to one question, or all answers when no question is named. */
export async function deleteAnswers(
  db: Db,
  learnerId: string,
  of?: { readonly flowKey: string; readonly questionKey: string },
): Promise<void> {
  let query = db.deleteFrom('profiles.answer').where('learner_id', '=', learnerId)
  if (of) query = query.where('flow_key', '=', of.flowKey).where('question_key', '=', of.questionKey)
  await query.execute()
}

/** The month a board's school year begins in, where it is not April. */
export async function findSessionStart(db: Db, board: string | null): Promise<number | undefined> {
  if (board === null) return undefined
  const row = await db
    .selectFrom('profiles.session_start')
    .select('month')
    .where('board', '=', board)
    .executeTakeFirst()
  return row?.month
}

export function movePreference(tx: Tx, merging: HouseholdMerge): Promise<void> {
  return reassignUnlessThere(tx, 'profiles.notification_preference', merging)
}
