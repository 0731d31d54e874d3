import { because, type HouseholdData } from '#server/platform/context.ts'
import { deletePresenceOf } from './store-attendance.ts'
import { exportClasses } from './store-export.ts'

export const household: HouseholdData<'classroom'> = {
  tables: {
    'classroom.seat': { exported: 'classroom.places', erased: 'GONE' },
    'classroom.presence': { exported: 'classroom.presence', erased: 'GONE' },
    'classroom.attendance': { exported: 'classroom.attendance', erased: 'GONE' },
    'classroom.attendance_correction': { exported: 'classroom.corrections', erased: 'GONE' },
    'classroom.late_correction': { exported: 'classroom.lateCorrections', erased: 'GONE' },
    'classroom.learner_question': { exported: 'classroom.questions', erased: 'GONE' },
    'classroom.question_vote': { exported: because('a vote says nothing but which question'), erased: 'GONE' },
    'classroom.remark': { exported: 'classroom.remarks', erased: 'GONE' },
    'classroom.rating': { exported: 'classroom.ratings', erased: 'GONE' },
    'classroom.inclass_answer': { exported: 'classroom.answers', erased: 'GONE' },
  },
  exportLearner: ({ db }, learnerId) => exportClasses(db, learnerId),
  eraseLearner: ({ db }, learnerId) => deletePresenceOf(db, learnerId),
}
