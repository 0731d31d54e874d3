// All SQL over the households schema. No other file names a households table.
import type { Instant } from '#core/kernel/time.ts'
import { InvitationId } from '#core/modules/households/household.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { reassign, type HouseholdMerge } from '#server/platform/database/reassign.ts'
import { rowsNaming } from '#server/platform/database/rows-naming.ts'

export interface OpenInvitation {
  readonly id: InvitationId
  readonly learnerId: string
  readonly invitedBy: string
  readonly expiresAt: Instant
}

/** Asked again while the first is open, it is the same invitation with a later end. Answers its id. */
export async function insertInvitation(
  tx: Tx,
  fresh: { readonly id: string; readonly learnerId: string; readonly phone: string; readonly invitedBy: string },
  { now, expiresAt }: { readonly now: Instant; readonly expiresAt: Instant },
): Promise<string> {
  const { id, learnerId, phone, invitedBy } = fresh
  const { id: invitationId } = await tx
    .insertInto('households.invitation')
    .values({ id, learner_id: learnerId, phone, invited_by: invitedBy, created_at: at(now), expires_at: at(expiresAt) })
    .onConflict((conflict) =>
      conflict
        .columns(['learner_id', 'phone'])
        .where('answered_at', 'is', null)
        .doUpdateSet({ expires_at: at(expiresAt), invited_by: invitedBy }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return invitationId
}

export async function listOpenInvitations(db: Db, phone: string, now: Instant): Promise<OpenInvitation[]> {
  const rows = await db
    .selectFrom('households.invitation')
    .select(['id', 'learner_id', 'invited_by', 'expires_at'])
    .where('phone', '=', phone)
    .where('answered_at', 'is', null)
    .where('expires_at', '>', at(now))
    .orderBy('id')
    .limit(20)
    .execute()
  return rows.map((row) => ({
    id: InvitationId.parse(row.id),
    learnerId: row.learner_id,
    invitedBy: row.invited_by,
    expiresAt: row.expires_at,
  }))
}

/** Answers an open invitation to this number, once. Undefined when there is no open invitation. */
export async function answerInvitation(
  tx: Tx,
  { id, phone, accepted }: { readonly id: InvitationId; readonly phone: string; readonly accepted: boolean },
  now: Instant,
): Promise<{ learnerId: string; invitedBy: string } | undefined> {
  const row = await tx
    .updateTable('households.invitation')
    .set({ answered_at: at(now), accepted })
    .where('id', '=', id)
    .where('phone', '=', phone)
    .where('answered_at', 'is', null)
    .where('expires_at', '>', at(now))
    .returning(['learner_id', 'invited_by'])
    .executeTakeFirst()
  return row && { learnerId: row.learner_id, invitedBy: row.invited_by }
}

/** Numbers of people who were asked and have not answered are not kept. */
export async function deleteInvitations(db: Db, endedBefore: Instant): Promise<void> {
  await db.deleteFrom('households.invitation').where('expires_at', '<', at(endedBefore)).execute()
}

export async function deleteInvitationsFor(db: Db, learnerId: string): Promise<void> {
  await db.deleteFrom('households.invitation').where('learner_id', '=', learnerId).execute()
}

/** To whom they went is that person's. */
export function exportInvitations(db: Db, accountId: string) {
  return rowsNaming(db, 'households.invitation', { column: 'invited_by', ids: [accountId], without: ['phone'] })
}

/** Moves open invitations to the household that remains. */
export function moveInvitations(tx: Tx, merging: HouseholdMerge): Promise<void> {
  return reassign(tx, 'households.invitation', merging, 'invited_by')
}
