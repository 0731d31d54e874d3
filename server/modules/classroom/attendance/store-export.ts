// SQL over all that a learner leaves in classes, for the family's own copy.
import type { Db } from '#server/platform/database/db.ts'
import type { ExportedParts } from '#server/platform/points/household-data.ts'

export async function exportClasses(db: Db, learnerId: string): Promise<ExportedParts> {
  const [places, presence, attendance, corrections, lateCorrections, questions, answers, remarks, ratings] =
    await Promise.all([
      db
        .selectFrom('classroom.seat')
        .select(['session_id as classId', 'taken_at as takenAt', 'seen_at as seenAt', 'may_speak as maySpeak'])
        .select(['removed_at as removedAt', 'removed_because as removedBecause', 'mode'])
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
      db
        .selectFrom('classroom.late_correction')
        .select(['session_id as classId', 'is_attended as isAttended', 'reason', 'status', 'asked_at as askedAt'])
        .where('learner_id', '=', learnerId)
        .orderBy('asked_at')
        .execute(),
      db
        .selectFrom('classroom.learner_question')
        .select(['session_id as classId', 'text', 'asked_at as askedAt'])
        .where('learner_id', '=', learnerId)
        .orderBy('asked_at')
        .execute(),
      db
        .selectFrom('classroom.inclass_answer as a')
        .innerJoin('classroom.class_question as q', 'q.id', 'a.question_id')
        .select([
          'a.session_id as classId',
          'q.text as question',
          'a.choices',
          'a.number',
          'a.is_right as isRight',
          'a.at',
        ])
        .where('a.learner_id', '=', learnerId)
        .orderBy('a.at')
        .execute(),
      exportRemarks(db, learnerId),
      exportRatings(db, learnerId),
    ])
  return { places, presence, attendance, corrections, lateCorrections, questions, answers, remarks, ratings }
}

function exportRemarks(db: Db, learnerId: string) {
  return db
    .selectFrom('classroom.remark')
    .select(['month', 'text', 'status', 'asked_at as writtenAt'])
    .where('learner_id', '=', learnerId)
    .orderBy('asked_at')
    .execute()
}

function exportRatings(db: Db, learnerId: string) {
  return db
    .selectFrom('classroom.rating')
    .select(['session_id as classId', 'stars', 'text', 'given_at as givenAt'])
    .where('learner_id', '=', learnerId)
    .orderBy('given_at')
    .execute()
}
