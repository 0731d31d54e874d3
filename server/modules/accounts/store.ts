// All SQL over the accounts schema. No other file names an accounts table.
import type { Selectable } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import { AccountId, Learner, type LearnerId, type ProfileChange } from '#core/modules/accounts/account.ts'
import type { VerificationId } from '#core/modules/accounts/verification.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'

export interface Account {
  readonly id: AccountId
  readonly phone: string
  readonly email: string | null
  readonly pinCode: string | null
  readonly stateCode: string | null
}

export async function findAccount(db: Db, id: string): Promise<Account | undefined> {
  const row = await db.selectFrom('accounts.account').selectAll().where('id', '=', id).executeTakeFirst()
  return row && accountFromRow(row)
}

/** The account of this number, made if there is none. Of two who make it at once both get the same. */
export async function findOrInsertAccount(
  tx: Tx,
  fresh: { readonly id: string; readonly phone: string; readonly now: Instant },
): Promise<{ account: Account; isNew: boolean }> {
  const inserted = await tx
    .insertInto('accounts.account')
    .values({ id: fresh.id, phone: fresh.phone, created_at: at(fresh.now) })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (inserted) return { account: accountFromRow(inserted), isNew: true }
  const known = await tx
    .selectFrom('accounts.account')
    .selectAll()
    .where('phone', '=', fresh.phone)
    .executeTakeFirstOrThrow()
  return { account: accountFromRow(known), isNew: false }
}

export async function updateAccount(db: Db, id: string, { email, pinCode, stateCode }: ProfileChange): Promise<void> {
  const change = defined({ email, pin_code: pinCode, state_code: stateCode })
  if (Object.keys(change).length > 0)
    await db.updateTable('accounts.account').set(change).where('id', '=', id).execute()
}

export interface KnownHousehold {
  readonly account: Account
  readonly learner: Learner
}

/** The account with this learner of its own; undefined when the learner is not. */
export async function findHousehold(db: Db, accountId: string, learnerId: string): Promise<KnownHousehold | undefined> {
  const row = await db
    .selectFrom('accounts.learner')
    .innerJoin('accounts.account', 'accounts.account.id', 'accounts.learner.account_id')
    .selectAll('accounts.learner')
    .select(['phone', 'email', 'pin_code', 'state_code', 'accounts.account.created_at'])
    .where('accounts.learner.id', '=', learnerId)
    .where('accounts.account.id', '=', accountId)
    .executeTakeFirst()
  return row && { account: accountFromRow({ ...row, id: row.account_id }), learner: learnerFromRow(row) }
}

/** Oldest first: the first is the one a household starts with. */
export async function listLearners(db: Db, accountId: string): Promise<Learner[]> {
  const rows = await db
    .selectFrom('accounts.learner')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  return rows.map(learnerFromRow)
}

export async function isLearnerOf(db: Db, accountId: string, learnerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts.learner')
    .select('id')
    .where('id', '=', learnerId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertLearner(
  db: Db,
  learner: { readonly id: string; readonly accountId: string; readonly firstName?: string; readonly now: Instant },
): Promise<void> {
  await db
    .insertInto('accounts.learner')
    .values({
      id: learner.id,
      account_id: learner.accountId,
      first_name: learner.firstName ?? null,
      created_at: at(learner.now),
    })
    .execute()
}

export async function updateLearner(db: Db, id: LearnerId | string, change: ProfileChange): Promise<void> {
  const { firstName, lastName, grade, stream, board, target, language } = change
  const set = defined({ first_name: firstName, last_name: lastName, grade, stream, board, target, language })
  if (Object.keys(set).length > 0) await db.updateTable('accounts.learner').set(set).where('id', '=', id).execute()
}

function defined<T extends object>(values: T): Partial<{ [K in keyof T]: Exclude<T[K], undefined> }> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<{
    [K in keyof T]: Exclude<T[K], undefined>
  }> // the filter is what the type says
}

function accountFromRow(row: Selectable<Tables['accounts.account']>): Account {
  return {
    id: AccountId.parse(row.id),
    phone: row.phone,
    email: row.email,
    pinCode: row.pin_code,
    stateCode: row.state_code,
  }
}

function learnerFromRow(row: Selectable<Tables['accounts.learner']>): Learner {
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
  })
}

export interface KnownVerification {
  readonly id: VerificationId
  readonly purpose: string
  readonly phone: string
  readonly device: string
  readonly sends: number
  readonly sentAt: Instant
  readonly consumedAt: Instant | null
}

interface Sent {
  readonly id: VerificationId
  readonly codeHmac: Buffer
  readonly tries: number
  readonly sentAt: Instant
  readonly expiresAt: Instant
}

export async function insertVerification(
  db: Db,
  sent: Sent & { purpose: string; phone: string; device: string },
): Promise<void> {
  await db
    .insertInto('accounts.verification')
    .values({
      id: sent.id,
      purpose: sent.purpose,
      phone: sent.phone,
      device: sent.device,
      sends: 1,
      ...codeColumns(sent),
    })
    .execute()
}

export async function renewVerification(db: Db, sent: Sent & { sends: number }): Promise<void> {
  await db
    .updateTable('accounts.verification')
    .set({ sends: sent.sends, ...codeColumns(sent) })
    .where('id', '=', sent.id)
    .where('consumed_at', 'is', null)
    .execute()
}

function codeColumns({ codeHmac, tries, sentAt, expiresAt }: Sent) {
  return { code_hmac: codeHmac, tries_left: tries, sent_at: at(sentAt), expires_at: at(expiresAt) }
}

export async function findVerification(db: Db, id: VerificationId): Promise<KnownVerification | undefined> {
  const row = await db.selectFrom('accounts.verification').selectAll().where('id', '=', id).executeTakeFirst()
  return row && { ...row, id, sentAt: row.sent_at, consumedAt: row.consumed_at }
}

/** Takes one try of a live code, from the browser that asked for it; undefined when there is none to take. */
export async function takeTry(
  db: Db,
  given: { readonly id: VerificationId; readonly purpose: string; readonly device: string },
  now: Instant,
): Promise<{ phone: string; codeHmac: Buffer; triesLeft: number } | undefined> {
  const row = await db
    .updateTable('accounts.verification')
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('id', '=', given.id)
    .where('purpose', '=', given.purpose)
    .where('device', '=', given.device)
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', at(now))
    .where('tries_left', '>', 0)
    .returning(['phone', 'code_hmac', 'tries_left'])
    .executeTakeFirst()
  return row && { phone: row.phone, codeHmac: row.code_hmac, triesLeft: row.tries_left }
}

/** Answers false when somebody has used the code already. */
export async function consumeVerification(db: Db, id: VerificationId, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts.verification')
    .set({ consumed_at: at(now) })
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
