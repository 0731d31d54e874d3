// SQL over what people have asked for who cannot log in.
import { privacyStaffApi as api } from '#core/modules/privacy/staff-api.ts'
import type { Selectable } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { reassign, type HouseholdMerge } from '#server/platform/database/reassign.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'
import { tableStore } from '#server/platform/resource/table.ts'

export const requests = tableStore(api.staffPrivacyRequests, {
  table: 'privacy.request',
  search: ['accountId', 'reason', 'askedBy'],
  keys: ['accountId'],
})

export type Request = Selectable<Tables['privacy.request']>

export async function findRequest(db: Db, id: string): Promise<Request | undefined> {
  return db.selectFrom('privacy.request').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Nobody else proves or decides it until the transaction ends. */
export async function lockRequest(tx: Tx, id: string): Promise<Request | undefined> {
  return tx.selectFrom('privacy.request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export interface Proof {
  /** Undefined where it was a code. */
  readonly seen: string | undefined
  readonly by: string
}

export async function updateProof(tx: Tx, id: string, { seen, by }: Proof, now: Instant): Promise<void> {
  await tx
    .updateTable('privacy.request')
    .set({ proof: seen === undefined ? 'CODE' : 'SEEN', seen: seen ?? null, proven_by: by, proven_at: at(now) })
    .where('id', '=', id)
    .execute()
}

/** The household's requests, the newest first. */
export async function listRequestsOf(db: Db, accountId: string): Promise<Request[]> {
  return db
    .selectFrom('privacy.request')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function updateWithdrawn(tx: Tx, id: string, now: Instant, note: string | null): Promise<void> {
  await tx
    .updateTable('privacy.request')
    .set({ status: 'WITHDRAWN', withdrawn_at: at(now), note })
    .where('id', '=', id)
    .execute()
}

/** That it was asked and answered stays, by ids; the words of the family go. */
export async function emptyRequests(db: Db, accountId: string): Promise<void> {
  const empty = { reason: '', note: null, nominee_name: null, nominee_relation: null }
  await db.updateTable('privacy.request').set(empty).where('account_id', '=', accountId).execute()
}

/** Decisions about the household that goes can still be read under the one that stays. */
export function moveRequests(tx: Tx, merging: HouseholdMerge): Promise<void> {
  return reassign(tx, 'privacy.request', merging)
}
