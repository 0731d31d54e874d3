// SQL over who of the staff looked at whose pages.
import { supportStaffApi as api } from '#core/modules/support/staff-api.ts'
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import { SupportViewId, type SupportLook } from '#core/modules/support/view.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { reassign, type HouseholdMerge } from '#server/platform/database/reassign.ts'
import { tableStore } from '#server/platform/resource/table.ts'

export const views = tableStore(api.staffSupportViews, {
  table: 'support.view',
  search: ['accountId', 'shownAs', 'reason'],
  keys: ['accountId'],
  where: {
    isOpen: (value, now) => {
      const open = sql`ended_at is null and ends_at > ${at(now)}`
      return value ? sql<boolean>`(${open})` : sql<boolean>`not (${open})`
    },
  },
})

export interface NewView {
  readonly id: string
  readonly accountId: string
  readonly learnerId: string
  readonly staffId: string
  readonly shownAs: string
  readonly reason: string
  readonly startedAt: Instant
  readonly endsAt: Instant
}

export async function insertView(tx: Tx, view: NewView): Promise<void> {
  await tx
    .insertInto('support.view')
    .values({
      id: view.id,
      account_id: view.accountId,
      learner_id: view.learnerId,
      staff_id: view.staffId,
      shown_as: view.shownAs,
      reason: view.reason,
      started_at: at(view.startedAt),
      ends_at: at(view.endsAt),
    })
    .execute()
}

/** The last fifty, newest first. */
export async function listViews(db: Db, accountId: string, now: Instant): Promise<SupportLook[]> {
  const rows = await db
    .selectFrom('support.view')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  return rows.map((row) => ({
    viewId: SupportViewId.parse(row.id),
    by: row.shown_as,
    reason: row.reason,
    startedAt: row.started_at,
    endsAt: row.ends_at,
    endedAt: row.ended_at,
    isOpen: row.ended_at === null && now < row.ends_at,
  }))
}

export interface Ending {
  readonly id: string
  readonly by: 'STAFF' | 'FAMILY'
  /** Whose it must be, where the family ends it. */
  readonly accountId?: string
}

/** Answers whose it was; undefined when there is no such view that is open still. */
export async function endView(tx: Tx, { id, by, accountId }: Ending, now: Instant): Promise<string | undefined> {
  let query = tx
    .updateTable('support.view')
    .set({ ended_at: at(now), ended_by: by })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', at(now))
  if (accountId !== undefined) query = query.where('account_id', '=', accountId)
  return (await query.returning('account_id').executeTakeFirst())?.account_id
}

/** Ends every look at this household that is open still, by staff. Answers their ids. */
export async function endViewsOf(tx: Tx, accountId: string, now: Instant): Promise<string[]> {
  const ended = await endedByStaff(tx, now).where('account_id', '=', accountId).returning('id').execute()
  return ended.map(({ id }) => id)
}

/** Ends every look of this member of staff that was open at this time. */
export async function endViewsBy(db: Db, staffId: string, time: Instant): Promise<void> {
  await endedByStaff(db, time).where('staff_id', '=', staffId).execute()
}

function endedByStaff(db: Db, time: Instant) {
  return db
    .updateTable('support.view')
    .set({ ended_at: at(time), ended_by: 'STAFF' })
    .where('ended_at', 'is', null)
    .where('started_at', '<=', at(time))
    .where('ends_at', '>', at(time))
}

/** Open views of a household that goes end with its sessions; that they were stays to be read. */
export async function moveViews(tx: Tx, merging: HouseholdMerge): Promise<void> {
  await reassign(tx, 'support.view', merging)
}
