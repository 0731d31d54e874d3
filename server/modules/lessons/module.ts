import { defineModule } from '#server/platform/module.ts'
import { lessonsRoutes } from './routes.ts'
import { deleteFileJob, deleteUploadsJob } from './staff/delete-files.ts'
import { deleteWatching, exportWatching } from './store.ts'

export const lessons = defineModule({
  name: 'lessons',
  operations: lessonsRoutes,
  jobs: [deleteFileJob, deleteUploadsJob],
  household: {
    tables: { 'lessons.watching': { exported: 'lessons.filmsWatched', erased: 'GONE' } },
    exportLearner: async ({ db }, learnerId) => ({ filmsWatched: await exportWatching(db, learnerId) }),
    eraseLearner: ({ db }, learnerId) => deleteWatching(db, learnerId),
  },
})
