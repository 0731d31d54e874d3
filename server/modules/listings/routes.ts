import { listingsApi } from '#core/modules/listings/api.ts'
import { gradeBoardsOf, targetsOf } from '#server/modules/catalogue/index.ts'
import { routes } from '#server/platform/call.ts'
import { aiBatch, aiCourseList, aiCurriculum } from './ai-courses.ts'
import { coursePage } from './course-page.ts'
import { groupHeadings } from './group-headings.ts'
import { shortProgramList } from './short-programs.ts'
import { openAiCourses, openShortPrograms } from './open-courses.ts'

export const listingRoutes = routes(listingsApi, {
  getAiLiveGradeBoards: async (ctx, { type, lang }) => gradeBoardsOf(ctx, await openAiCourses(ctx, type, lang), lang),

  async getAiLiveTargets(ctx, { type, lang, ...studying }) {
    return { targets: await targetsOf(ctx, await openAiCourses(ctx, type, lang), studying, lang) }
  },

  getAiLiveCourses: aiCourseList,

  getAiLiveBatch: (ctx, { aioId, lang }) => aiBatch(ctx, aioId, lang),

  getAiLiveCurriculum: (ctx, { aioId, lang }) => aiCurriculum(ctx, aioId, lang),

  async getShortProgramGradeBoards(ctx, { type, lang }) {
    return gradeBoardsOf(ctx, await openShortPrograms(ctx, type, lang), lang)
  },

  async getShortProgramTargets(ctx, { type, lang, ...studying }) {
    return { targets: await targetsOf(ctx, await openShortPrograms(ctx, type, lang), studying, lang) }
  },

  getShortPrograms: shortProgramList,

  getTopicSpecificCourses(ctx, { subject, ...filter }) {
    const subjects = subject === undefined ? undefined : [subject]
    return shortProgramList(ctx, { ...filter, subjects, type: 'TOPIC_SPECIFIC' })
  },

  getGroupsNameHeading: groupHeadings,

  getCoursePage: (ctx, { id, lang }) => coursePage(ctx, id, lang),
})
