// Plans and their programs as staff have written them.
import type { RecordOf } from '#core/kernel/resource.ts'
import { MAX_PAGE } from '#core/kernel/resource.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { plansStaffApi } from '#core/modules/plans/staff-api.ts'
import type { Db } from '#server/platform/database/db.ts'
import { withDrafts } from '#server/platform/resource/drafts.ts'
import type { Row } from '#server/platform/resource/store.ts'
import { plans, programs } from './published.ts'

export type WrittenPlan = Row<RecordOf<typeof plansStaffApi.staffPlans>>
type WrittenProgram = Row<RecordOf<typeof plansStaffApi.staffPrograms>>

/** Those of a course or of a program that are, or may come, on sale, the full course first. */
export async function listWrittenPlans(
  db: Db,
  of: { readonly bundleId: string } | { readonly programId: string },
  now: Instant,
): Promise<WrittenPlan[]> {
  const { data } = await withDrafts(plans).list(db, { ...of, from: 0, size: MAX_PAGE, sort: 'validMonths' }, now)
  return data.filter(({ status }) => status !== 'INACTIVE')
}

export function findWrittenProgram(db: Db, id: string, now: Instant): Promise<WrittenProgram | undefined> {
  return withDrafts(programs).find(db, id, now)
}
