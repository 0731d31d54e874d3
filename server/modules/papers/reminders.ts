// The reminders of a test of a course that opens at an hour. The module of attempts plans them: it knows who may take the test.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { NoticeValues } from '#core/modules/notices/notice-values.ts'
import { cancelReminders, moveReminders } from '#server/modules/notices/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { findPaper, type Paper } from './store.ts'

/** Published tests of courses that open in this time, and whose reminders are not planned yet. */
export async function listUnreminded(
  db: Db,
  { from, till }: { readonly from: Instant; readonly till: Instant },
  but: readonly string[],
): Promise<{ readonly id: string }[]> {
  const { rows } = await sql<{ id: string }>`select id from papers.paper
    where status = 'PUBLISHED' and reminded_at is null and opens_at > ${at(from)} and opens_at <= ${at(till)}
      and learner_id is null and kind <> 'IN_SCHOOL' and not is_free and cardinality(bundle_ids) > 0
      and id <> all(${[...but]}::text[]) order by opens_at limit 100`.execute(db)
  return rows
}

/** Locks it. Undefined when its reminders are planned, or nobody is to be reminded of it any more. */
export async function takeUnreminded(tx: Tx, id: string, now: Instant): Promise<Paper | undefined> {
  const { rows } = await sql`update papers.paper set reminded_at = ${at(now)}
    where id = ${id} and status = 'PUBLISHED' and reminded_at is null and opens_at > ${at(now)} returning id`.execute(
    tx,
  )
  return rows.length === 0 ? undefined : findPaper(tx, id)
}

export function reminderValues({ title }: Pick<Paper, 'title'>, opensAt: Instant): NoticeValues {
  return { test: title, time: { at: opensAt } }
}

/** The test opens at another hour: its reminders move along, and those who have them are notified once. */
export async function moveTestReminders(ctx: Ctx, tx: Tx, id: string): Promise<void> {
  const paper = await findPaper(tx, id)
  if (!paper) return
  if (paper.opensAt === null) return endTestReminders(tx, id)
  const values = reminderValues(paper, paper.opensAt)
  const moved = { type: 'test-moved', values, link: `/quiz/${id}` }
  await moveReminders(ctx, tx, { subject: id, startsAt: paper.opensAt, values, moved })
}

/** Nobody is reminded. When the test opens at an hour again, its reminders are planned anew. */
export async function endTestReminders(tx: Tx, id: string): Promise<void> {
  await cancelReminders(tx, id)
  await sql`update papers.paper set reminded_at = null where id = ${id}`.execute(tx)
}
