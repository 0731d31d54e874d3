import { catalogueApi } from '#core/modules/catalogue/api.ts'
import { inLanguage } from '#core/taxonomy/language.ts'
import { routes } from '#server/platform/call.ts'
import { gradeBoards, namedBoards, successorByTarget, targets } from './choices.ts'
import { courseGroups, courseList } from './courses/course-list.ts'
import { courseMenu } from './courses/course-menu.ts'
import { publicBundle, publicBundles } from './public-bundle.ts'
import { courseIndex } from './search/course-index.ts'
import { searchSchools } from './search/search-schools.ts'
import { searchShop } from './search/search-shop.ts'
import { listSubjects } from './store-lists.ts'
import { teachersByIds } from './teaching/teachers.ts'

export const catalogueRoutes = routes(catalogueApi, {
  getGradeBoards: (ctx, { lang }) => gradeBoards(ctx, lang),

  getTargets: async (ctx, { lang, ...studying }) => ({ targets: await targets(ctx, studying, lang) }),

  getSuccessor: async (ctx, { target }) => ({ successor: (await successorByTarget(ctx)).get(target) ?? null }),

  getCourseList: courseList,
  getCourseGroups: courseGroups,

  getCourseIndex: (ctx, { lang }) => courseIndex(ctx, lang),

  searchShop: (ctx, { term, lang }) => searchShop(ctx, term, lang),

  getCourseMenu: async (ctx, { lang }) => ({ categories: await courseMenu(ctx, lang) }),

  getPublicBundle(ctx, { bundleId, returnContentTypes, removeByReturnContentTypes, lang }) {
    const keeps = (type: 'CLASS' | 'VIDEO' | 'TEST' | 'NOTES') =>
      returnContentTypes === undefined || returnContentTypes.includes(type) !== removeByReturnContentTypes
    return publicBundle(ctx, bundleId, { lang, keeps })
  },

  getBundles: (ctx, { bundleIds, lang }) => publicBundles(ctx, bundleIds, lang),

  getTeachers: (ctx, { ids, lang }) => teachersByIds(ctx, ids, lang),

  async getBoards(ctx, { state, lang }) {
    const subjects = await listSubjects(ctx.db)
    return subjects
      .filter(({ isVisible }) => isVisible || state !== 'VISIBLE')
      .map(({ key, name }) => ({ id: key, name: inLanguage(name, lang).text }))
  },

  async getBoardsMap(ctx, { lang }) {
    const boards = await namedBoards(ctx, lang)
    return Object.fromEntries(boards.map(({ key, name }) => [key, name.text]))
  },

  getSchools: (ctx, { nameQuery, size }) => searchSchools(ctx, nameQuery, size),
})
