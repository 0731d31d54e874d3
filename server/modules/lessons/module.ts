import { lessonPreparation } from '#server/modules/classroom/index.ts'
import { courseChecks } from '#server/modules/catalogue/index.ts'
import { defineModule } from '#server/platform/module.ts'
import { checkAiCourse } from './ai/check-course.ts'
import { prepareLesson } from './ai/hold-lesson.ts'
import { runLessonsJob } from './ai/run-lessons.ts'
import { aiLessonsStaff } from './ai/write-lessons.ts'
import { filmDeletedListener, filmKeptListener, makeRenditionsJob } from './renditions/make-renditions.ts'
import { lessonsRoutes } from './routes.ts'
import { sampleStaff } from './sample/store-samples.ts'
import { deleteFileJob, deleteUploadsJob } from './staff/delete-files.ts'
import { deleteWatching, exportWatching } from './store.ts'
import { rowsBy } from '#server/platform/personal/personal-table.ts'

export const lessons = defineModule({
  name: 'lessons',
  operations: [...lessonsRoutes, ...aiLessonsStaff, ...sampleStaff],
  jobs: [deleteFileJob, deleteUploadsJob, runLessonsJob, makeRenditionsJob],
  listeners: [filmKeptListener, filmDeletedListener],
  contributes: [lessonPreparation(prepareLesson), courseChecks(checkAiCourse)],
  household: {
    tables: {
      'lessons.watching': {
        exported: 'lessons.filmsWatched',
        erased: 'GONE',
        counted: rowsBy('Films watched', 'learner_id'),
      },
    },
    exportLearner: async ({ db }, learnerId) => ({ filmsWatched: await exportWatching(db, learnerId) }),
    eraseLearner: ({ db }, learnerId) => deleteWatching(db, learnerId),
  },
})
