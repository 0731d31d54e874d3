// Who is guardian of whom: accounts.guardian holds those from outside, the learner's own household holds itself.
import type { Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface Guardian {
  readonly accountId: string
  readonly phone: string
  /** Undefined of the household the learner lives in. */
  readonly addedBy?: string
  readonly since: Instant
}

/** The household the learner lives in, unless a student holds it; then those from outside, longest first. */
export async function listGuardians(db: Db, learnerId: string): Promise<Guardian[]> {
  const [home, linked] = await Promise.all([
    db
      .selectFrom('accounts.learner')
      .innerJoin('accounts.account', 'accounts.account.id', 'account_id')
      .select(['accounts.account.id', 'phone', 'accounts.learner.created_at', 'held_by'])
      .where('accounts.learner.id', '=', learnerId)
      .executeTakeFirst(),
    db
      .selectFrom('accounts.guardian')
      .innerJoin('accounts.account', 'accounts.account.id', 'account_id')
      .select(['accounts.account.id', 'phone', 'added_by', 'since'])
      .where('learner_id', '=', learnerId)
      .where('ended_at', 'is', null)
      .orderBy('since')
      .orderBy('accounts.account.id')
      .execute(),
  ])
  const atHome = home && home.held_by !== 'STUDENT' ? [{ accountId: home.id, phone: home.phone, since: home.created_at }] : [] // prettier-ignore
  return [
    ...atHome,
    ...linked.map(({ id, phone, added_by, since }) => ({ accountId: id, phone, addedBy: added_by, since })),
  ]
}

/** The households that act for the learner now: where the learner lives, and guardians from outside. */
export async function listActingAccounts(db: Db, learnerId: string): Promise<string[]> {
  return (await listActingAccountsOf(db, [learnerId])).map(({ accountId }) => accountId)
}

export interface ActingAccount {
  readonly learnerId: string
  readonly accountId: string
}

/** For each learner, the household where the learner lives comes first. */
export async function listActingAccountsOf(db: Db, learnerIds: readonly string[]): Promise<ActingAccount[]> {
  const rows = await db
    .selectFrom('accounts.learner')
    .select(['id as learner_id', 'account_id'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...learnerIds]))))
    .unionAll(
      db
        .selectFrom('accounts.guardian')
        .select(['learner_id', 'account_id'])
        .where((eb) => eb('learner_id', '=', eb.fn.any(eb.val([...learnerIds]))))
        .where('ended_at', 'is', null),
    )
    .execute()
  return rows.map(({ learner_id, account_id }) => ({ learnerId: learner_id, accountId: account_id }))
}

/** Once more after it was ended begins anew. */
export async function insertGuardian(
  tx: Tx,
  link: { readonly accountId: string; readonly learnerId: string; readonly addedBy: string; readonly now: Instant },
): Promise<void> {
  const fresh = { added_by: link.addedBy, since: at(link.now), ended_at: null }
  await tx
    .insertInto('accounts.guardian')
    .values({ account_id: link.accountId, learner_id: link.learnerId, ...fresh })
    .onConflict((conflict) => conflict.columns(['account_id', 'learner_id']).doUpdateSet(fresh))
    .execute()
}

/** Answers false when there was nothing to end. Without an account: everybody's link to this learner. */
export async function endGuardians(
  tx: Tx,
  link: { readonly learnerId: string; readonly accountId?: string },
  now: Instant,
): Promise<boolean> {
  let query = tx
    .updateTable('accounts.guardian')
    .set({ ended_at: at(now) })
    .where('learner_id', '=', link.learnerId)
    .where('ended_at', 'is', null)
  if (link.accountId !== undefined) query = query.where('account_id', '=', link.accountId)
  const { numUpdatedRows } = await query.executeTakeFirst()
  return numUpdatedRows > 0n
}
