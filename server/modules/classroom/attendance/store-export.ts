// SQL over all that a learner leaves in classes, for the family's own copy.
import type { Db } from '#server/platform/database/db.ts'
import type { ExportedParts } from '#server/platform/context.ts'

export async function exportClasses(db: Db, learnerId: string): Promise<ExportedParts> {
  const [places, presence, attendance, corrections] = await Promise.all([
    db
      .selectFrom('classroom.seat')
      .select(['session_id as classId', 'taken_at as takenAt', 'seen_at as seenAt', 'may_speak as maySpeak'])
      .select(['removed_at as removedAt', 'removed_because as removedBecause'])
      .where('learner_id', '=', learnerId)
      .orderBy('taken_at')
      .execute(),
    db
      .selectFrom('classroom.presence')
      .select(['session_id as classId', 'source', 'joined_at as joinedAt', 'left_at as leftAt'])
      .where('learner_id', '=', learnerId)
      .orderBy('joined_at')
      .execute(),
    db
      .selectFrom('classroom.attendance')
      .select(['session_id as classId', 'present_ms as presentMs', 'is_attended as isAttended'])
      .select(['is_late as isLate', 'left_early as leftEarly'])
      .where('learner_id', '=', learnerId)
      .orderBy('session_id')
      .execute(),
    db
      .selectFrom('classroom.attendance_correction')
      .select(['session_id as classId', 'was_attended as wasAttended', 'is_attended as isAttended', 'reason', 'at'])
      .where('learner_id', '=', learnerId)
      .orderBy('at')
      .execute(),
  ])
  return { places, presence, attendance, corrections }
}
