import { because, type HouseholdData } from '#server/platform/points/household-data.ts'
import { deletePresenceOf } from './store-attendance.ts'
import { exportClasses } from './store-export.ts'
import { rowsBy } from '#server/platform/personal/personal-table.ts'

export const household: HouseholdData<'classroom'> = {
  tables: {
    'classroom.seat': {
      exported: 'classroom.places',
      erased: 'GONE',
      counted: rowsBy('Places in classes', 'learner_id'),
    },
    'classroom.presence': {
      exported: 'classroom.presence',
      erased: 'GONE',
      counted: rowsBy('Times in class', 'learner_id'),
    },
    'classroom.attendance': {
      exported: 'classroom.attendance',
      erased: 'GONE',
      counted: rowsBy('Attendance of classes', 'learner_id'),
    },
    'classroom.attendance_correction': {
      exported: 'classroom.corrections',
      erased: 'GONE',
      counted: rowsBy('Corrections of attendance', 'learner_id'),
    },
    'classroom.late_correction': {
      exported: 'classroom.lateCorrections',
      erased: 'GONE',
      counted: rowsBy('Corrections of attendance', 'learner_id'),
    },
    'classroom.learner_question': {
      exported: 'classroom.questions',
      erased: 'GONE',
      counted: rowsBy('Questions in classes', 'learner_id'),
    },
    'classroom.question_vote': {
      exported: because('a vote says nothing but which question'),
      erased: 'GONE',
      counted: rowsBy('Votes in classes', 'learner_id'),
    },
    'classroom.remark': {
      exported: 'classroom.remarks',
      erased: 'GONE',
      counted: rowsBy('Remarks of teachers', 'learner_id'),
    },
    'classroom.rating': {
      exported: 'classroom.ratings',
      erased: 'GONE',
      counted: rowsBy('Ratings of classes', 'learner_id'),
    },
    'classroom.inclass_answer': {
      exported: 'classroom.answers',
      erased: 'GONE',
      counted: rowsBy('Answers in classes', 'learner_id'),
    },
  },
  exportLearner: ({ db }, learnerId) => exportClasses(db, learnerId),
  eraseLearner: ({ db }, learnerId) => deletePresenceOf(db, learnerId),
}
