// All SQL over accounts.learner and accounts.guardian: who learns, and who may act for whom.
import { sql, type Selectable } from 'kysely'
import { defined } from '#core/kernel/defined.ts'
import type { Instant } from '#core/kernel/time.ts'
import { Learner, type LearnerChange, type LearnerId } from '#core/modules/accounts/account.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { prepared } from '#server/platform/database/prepared.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'
import { accountFromRow, type Account } from './store.ts'

export interface LinkedLearner extends Learner {
  /** Lives in this household; otherwise the household is guardian from outside. */
  readonly isHome: boolean
}

export interface HouseholdLearner {
  readonly account: Account
  readonly learner: LinkedLearner
}

/** Learners of the household, and those it is guardian of elsewhere. Two subqueries, so that each uses its index. */
function learnersOf(db: Db, accountId: string) {
  return db
    .selectFrom('accounts.learner')
    .where('accounts.learner.erased_at', 'is', null)
    .where('accounts.learner.id', 'in', (eb) =>
      eb
        .selectFrom('accounts.learner as home')
        .select('home.id')
        .where('home.account_id', '=', accountId)
        .unionAll(
          eb
            .selectFrom('accounts.guardian')
            .select('learner_id as id')
            .where('accounts.guardian.account_id', '=', accountId)
            .where('ended_at', 'is', null),
        ),
    )
}

/** The account with this learner, its own or one it is guardian of; undefined when it may not act for the learner. */
export async function findHousehold(
  db: Db,
  accountId: string,
  learnerId: string,
): Promise<HouseholdLearner | undefined> {
  const { rows } = await selectHousehold(db, { accountId, learnerId })
  const [row] = rows
  return row && { account: accountFromRow({ ...row, id: accountId }), learner: linkedFromRow(row, accountId) }
}

const selectHousehold = prepared((db, { accountId, learnerId }: Record<'accountId' | 'learnerId', string>) =>
  learnersOf(db, accountId)
    .innerJoin('accounts.account', (join) => join.on('accounts.account.id', '=', accountId))
    .selectAll('accounts.learner')
    .select([
      'phone',
      'email',
      'email_verified_at',
      'held_by',
      'pin_code',
      'state_code',
      'permissions',
      'blocked_because',
    ])
    .where('accounts.learner.id', '=', learnerId),
)

/** Those of the household first, oldest first: the first is the one a household starts with. */
export async function listLearners(db: Db, accountId: string): Promise<LinkedLearner[]> {
  const rows = await learnersOf(db, accountId)
    .selectAll()
    .orderBy(sql`account_id <> ${accountId}`)
    .orderBy('id')
    .execute()
  return rows.map((row) => linkedFromRow(row, accountId))
}

export async function isLearnerOf(db: Db, accountId: string, learnerId: string): Promise<boolean> {
  const row = await learnersOf(db, accountId)
    .select('id')
    .where('accounts.learner.id', '=', learnerId)
    .executeTakeFirst()
  return row !== undefined
}

/** The learner, if the household may act for them. */
export async function findLearnerOf(db: Db, accountId: string, learnerId: string): Promise<Learner | undefined> {
  const row = await learnersOf(db, accountId)
    .selectAll()
    .where('accounts.learner.id', '=', learnerId)
    .executeTakeFirst()
  return row && learnerFromRow(row)
}

/** Returns true if the learner lives in this household. */
export async function isHomeOf(db: Db, accountId: string, learnerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts.learner')
    .select('id')
    .where('id', '=', learnerId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

export async function findLearner(db: Db, id: string): Promise<Learner | undefined> {
  const row = await db.selectFrom('accounts.learner').selectAll().where('id', '=', id).executeTakeFirst()
  return row && learnerFromRow(row)
}

/** Held until the transaction ends. Finds nobody who was erased. */
export async function lockLearner(tx: Tx, id: string): Promise<Learner | undefined> {
  const row = await tx
    .selectFrom('accounts.learner')
    .selectAll()
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row && learnerFromRow(row)
}

export async function listLearnersById(db: Db, ids: readonly string[]): Promise<Learner[]> {
  const rows = await db
    .selectFrom('accounts.learner')
    .selectAll()
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()
  return rows.map(learnerFromRow)
}

/** The learners who live in these households. */
export async function listLearnersOfHomes(db: Db, accountIds: readonly string[]): Promise<Learner[]> {
  const rows = await db
    .selectFrom('accounts.learner')
    .selectAll()
    .where((eb) => eb('account_id', '=', eb.fn.any(eb.val([...accountIds]))))
    .where('erased_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(learnerFromRow)
}

/** The household in which each of these learners lives. */
export async function listHomes(db: Db, learnerIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('accounts.learner')
    .select(['id', 'account_id'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...learnerIds]))))
    .execute()
  return new Map(rows.map((row) => [row.id, row.account_id]))
}

/** First and last name by learner; those that do not exist, or have no name, are left out. */
export async function listLearnerNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('accounts.learner').select(['id', 'first_name', 'last_name']).where('id', 'in', [...ids]).execute() // prettier-ignore
  return new Map(
    rows
      .map((row) => [row.id, [row.first_name, row.last_name].filter(Boolean).join(' ')])
      .filter(([, name]) => name !== '') as [string, string][],
  ) // pairs of both
}

export interface NewLearner {
  readonly id: string
  readonly accountId: string
  readonly firstName?: string
  readonly now: Instant
}

export async function insertLearner(db: Db, { id, accountId, firstName, now }: NewLearner): Promise<void> {
  await db
    .insertInto('accounts.learner')
    .values({ id, account_id: accountId, first_name: firstName ?? null, created_at: at(now) })
    .execute()
}

/** How many live in this household. Ask within a transaction that has locked the account. */
export async function countLearners(tx: Tx, accountId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('accounts.learner')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A grade that is given is one the family has just confirmed. */
export async function updateLearner(
  db: Db,
  id: LearnerId | string,
  change: LearnerChange & { readonly now?: Instant },
): Promise<void> {
  const { firstName, lastName, grade, stream, board, target, examTargets, language, birthYear, school, now } = change
  const set = defined({
    first_name: firstName,
    last_name: lastName,
    grade,
    stream,
    board,
    target,
    exam_targets: examTargets,
    language,
    birth_year: birthYear,
    school,
    grade_confirmed_at: grade === undefined || now === undefined ? undefined : at(now),
  })
  if (Object.keys(set).length > 0) await db.updateTable('accounts.learner').set(set).where('id', '=', id).execute()
}

/** When the family last said in which class the learner is. */
export async function findGradeConfirmedAt(db: Db, id: string): Promise<Instant | null> {
  const row = await db
    .selectFrom('accounts.learner')
    .select('grade_confirmed_at')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.grade_confirmed_at ?? null
}

export async function confirmGrade(db: Db, id: string, now: Instant): Promise<void> {
  await db
    .updateTable('accounts.learner')
    .set({ grade_confirmed_at: at(now) })
    .where('id', '=', id)
    .execute()
}

/** The last word of the ledger of consents; null takes it back. */
export async function setConsent(tx: Tx, id: string, since: Instant | null): Promise<void> {
  await tx
    .updateTable('accounts.learner')
    .set({ consented_at: at(since) })
    .where('id', '=', id)
    .execute()
}

/** Takes away everything that says who the learner was. */
export async function eraseLearner(tx: Tx, id: string, now: Instant): Promise<void> {
  await tx
    .updateTable('accounts.learner')
    .set({
      first_name: null,
      last_name: null,
      school: null,
      birth_year: null,
      consented_at: null,
      erased_at: at(now),
    })
    .where('id', '=', id)
    .execute()
}

/** Moves a learner who has grown up, and knows it, into a household of their own. */
export async function moveLearner(
  tx: Tx,
  { id, accountId, now }: { readonly id: string; readonly accountId: string; readonly now: Instant },
): Promise<void> {
  await tx
    .updateTable('accounts.learner')
    .set({ account_id: accountId, told_grown_up_at: at(now) })
    .where('id', '=', id)
    .execute()
}

type LearnerRow = Selectable<Tables['accounts.learner']>

function linkedFromRow(row: LearnerRow, accountId: string): LinkedLearner {
  return { ...learnerFromRow(row), isHome: row.account_id === accountId }
}

function learnerFromRow(row: LearnerRow): Learner {
  return Learner.parse({
    userId: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    studentInfo: {
      grade: row.grade,
      stream: row.stream,
      board: row.board,
      target: row.target,
      examTargets: row.exam_targets,
      language: row.language,
    },
    birthYear: row.birth_year,
    school: row.school,
    consentedAt: row.consented_at,
  })
}
