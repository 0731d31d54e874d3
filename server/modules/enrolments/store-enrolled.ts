// SQL over who takes a course.
import type { Instant } from '#core/kernel/time.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

/** Those of these learners who have one of these courses now. Without courses: any course. */
export async function listEnrolledAmong(
  db: Db,
  learnerIds: readonly string[],
  { bundleIds, now }: { readonly bundleIds: readonly string[]; readonly now: Instant },
): Promise<Set<string>> {
  let query = db
    .selectFrom('enrolments.enrolment')
    .select('learner_id')
    .distinct()
    .where((eb) => eb('learner_id', '=', eb.fn.any(eb.val([...learnerIds]))))
    .where('ended_at', 'is', null)
    .where('valid_till', '>', at(now))
  if (bundleIds.length > 0) query = query.where('bundle_id', 'in', bundleIds)
  return new Set((await query.execute()).map(({ learner_id }) => learner_id))
}

/** The learners who have one of these courses now, each once. */
export async function listLearnersOfCourses(
  db: Db,
  bundleIds: readonly string[],
  { now, size }: { readonly now: Instant; readonly size: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('enrolments.enrolment')
    .select('learner_id')
    .distinct()
    .where('bundle_id', 'in', bundleIds)
    .where('ended_at', 'is', null)
    .where('valid_till', '>', at(now))
    .orderBy('learner_id')
    .limit(size)
    .execute()
  return rows.map(({ learner_id }) => learner_id)
}
