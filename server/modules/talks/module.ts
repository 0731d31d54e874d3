import { paperPlaces } from '#server/modules/attempts/index.ts'
import { defineModule } from '#server/platform/module.ts'
import { sitemapPages } from '#server/platform/points/sitemap-pages.ts'
import { household } from './household.ts'
import { talksReference } from './reference.ts'
import { talkRoutes } from './routes.ts'
import { talksStaff } from './staff/resources.ts'
import { listQuizPapers } from './store.ts'
import { talkPaths } from './view/sitemap.ts'

/** A talk's hour, room, places, reminders and calendar are its webinar's. */
export const talks = defineModule({
  name: 'talks',
  operations: [...talkRoutes, ...talksStaff],
  reference: talksReference,
  contributes: [
    sitemapPages(talkPaths),
    // The page of the talk leads to its quiz.
    paperPlaces(async (_ctx, db, { paperIds }) => {
      const quizzes = await listQuizPapers(db, paperIds)
      return quizzes.map((paperId) => ({ paperId, isMeant: true, isListed: false }))
    }),
  ],
  household,
})
