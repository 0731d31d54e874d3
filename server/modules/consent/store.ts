// All SQL over the consent schema. No other file names a consent table.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import { ConsentMethod, ConsentPurpose } from '#core/modules/consent/consent.ts'
import type { ConsentAnswer } from '#core/modules/consent/sharing.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { LanguageKey } from '#core/taxonomy/schemas.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface Notice {
  readonly purpose: ConsentPurpose
  readonly version: number
  readonly lang: Language
  readonly title: string
  readonly body: string
  readonly effect: string
}

/** The notice in force of each purpose, in the language where it is written in it, else in English. */
export async function listNotices(db: Db, lang: Language, now: Instant): Promise<Notice[]> {
  const rows = await db
    .selectFrom('consent.notice')
    .distinctOn('purpose')
    .select(['purpose', 'version', 'lang', 'title', 'body', 'effect'])
    .where('lang', 'in', [lang, 'en'])
    .where('published_at', '<=', at(now))
    .orderBy('purpose')
    .orderBy('version', 'desc')
    .orderBy((eb) => eb('lang', '=', lang), 'desc')
    .execute()
  return rows.map((row) => ({
    ...row,
    purpose: ConsentPurpose.parse(row.purpose),
    lang: LanguageKey.parse(row.lang),
  }))
}

/** The last version of a purpose, in force or still to come. */
export async function findLastVersion(tx: Tx, purpose: string): Promise<number> {
  const row = await tx
    .selectFrom('consent.notice')
    .select((eb) => eb.fn.max('version').as('last'))
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  return row?.last ?? 0
}

export async function insertNotice(tx: Tx, notice: Notice & { readonly publishedAt: Instant }): Promise<void> {
  const { publishedAt, ...columns } = notice
  await tx
    .insertInto('consent.notice')
    .values({ ...columns, published_at: at(publishedAt) })
    .execute()
}

export interface Entry {
  readonly purpose: ConsentPurpose
  readonly isGiven: boolean
  readonly noticeVersion: number
  readonly lang: Language
  readonly method: ConsentMethod
  readonly accountId: string
  readonly at: Instant
}

export interface NewEntry extends Entry {
  readonly id: string
  readonly learnerId: string
  readonly evidence?: object
}

export async function insertEntries(tx: Tx, entries: readonly NewEntry[]): Promise<void> {
  await tx
    .insertInto('consent.entry')
    .values(
      entries.map((entry) => ({
        id: entry.id,
        learner_id: entry.learnerId,
        account_id: entry.accountId,
        purpose: entry.purpose,
        given: entry.isGiven,
        notice_version: entry.noticeVersion,
        lang: entry.lang,
        method: entry.method,
        evidence: JSON.stringify(entry.evidence ?? {}),
        at: at(entry.at),
      })),
    )
    .execute()
}

/** Forgets what guardians declared of themselves: about this learner, or from these households. */
export async function emptyEvidence(
  db: Db,
  of: { readonly learnerId: string } | { readonly accountIds: readonly string[] },
): Promise<void> {
  const entries = db
    .updateTable('consent.entry')
    .set({ evidence: '{}' })
    .where(sql<boolean>`evidence <> '{}'`)
  await (
    'learnerId' in of
      ? entries.where('learner_id', '=', of.learnerId)
      : entries.where('account_id', 'in', of.accountIds)
  ).execute()
}

/** Those of these learners whose last answer for this purpose was a yes. */
export async function listConsenting(
  db: Db,
  learnerIds: readonly string[],
  purpose: ConsentPurpose,
): Promise<readonly string[]> {
  const { rows } = await sql<{ learner_id: string; given: boolean }>`
    select distinct on (learner_id) learner_id, given from consent.entry
    where learner_id = any(${[...learnerIds]}::text[]) and purpose = ${purpose}
    order by learner_id, no desc`.execute(db)
  return rows.filter(({ given }) => given).map(({ learner_id }) => learner_id)
}

/** All answers of these learners for this purpose, oldest first. Learners who were never asked are left out. */
export async function listAnswers(
  db: Db,
  learnerIds: readonly string[],
  purpose: ConsentPurpose,
): Promise<ReadonlyMap<string, readonly ConsentAnswer[]>> {
  const rows = await db
    .selectFrom('consent.entry')
    .select([
      'learner_id',
      'given as isGiven',
      'notice_version as noticeVersion',
      'method',
      'account_id as accountId',
      'at',
    ])
    .where((eb) => eb('learner_id', '=', eb.fn.any(eb.val([...learnerIds]))))
    .where('purpose', '=', purpose)
    .orderBy('no')
    .execute()
  const answers = rows.map(({ method, ...row }) => ({ ...row, method: ConsentMethod.parse(method) }))
  return Map.groupBy(answers, ({ learner_id }) => learner_id)
}

/** Newest first. */
export async function listEntries(db: Db, learnerId: string): Promise<Entry[]> {
  const rows = await db
    .selectFrom('consent.entry')
    .select(['purpose', 'given', 'notice_version', 'lang', 'method', 'account_id', 'at'])
    .where('learner_id', '=', learnerId)
    .orderBy('no', 'desc')
    .limit(500)
    .execute()
  return rows.map((row) => ({
    purpose: ConsentPurpose.parse(row.purpose),
    isGiven: row.given,
    noticeVersion: row.notice_version,
    lang: LanguageKey.parse(row.lang),
    method: ConsentMethod.parse(row.method),
    accountId: row.account_id,
    at: row.at,
  }))
}
