import { PUBLISHED } from '#core/taxonomy/page-path.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inItsLanguages } from '#server/platform/points/searchable.ts'
import { placeNames } from './name-places.ts'
import { findChapters, findResources, listAllChapters, listResourceIds } from './store.ts'

export const librarySearchable = { RESOURCE: resourceDocuments }

/** Study material is found by its title, chapter, subject, class and target or board. */
async function resourceDocuments(ctx: Ctx, ids: readonly string[]) {
  const resources = await findResources(ctx.db, ids)
  const chapters = await findChapters(ctx.db, resources.map(({ chapterId }) => chapterId)) // prettier-ignore
  const names = await Promise.all(PUBLISHED.map((lang) => placeNames(ctx, lang)))
  return resources.flatMap(({ id, title, chapterId }) => {
    const chapter = chapters.find((each) => each.id === chapterId)
    if (!chapter) return []
    const { gradeKey, courseKey, subjectKey } = chapter
    const words = names.flatMap(({ grade, course, subject }) =>
      [grade(gradeKey), course(courseKey), subject(subjectKey)].map(({ name }) => name.text),
    )
    return inItsLanguages({ id, title, text: chapter.title, words: words.join(' '), path: `/study/file/${id}` })
  })
}

const MOST_PATHS = 40_000

export async function studyPaths(ctx: Ctx): Promise<string[]> {
  const [chapters, ids] = await Promise.all([listAllChapters(ctx.db), listResourceIds(ctx.db, MOST_PATHS)])
  const courses = chapters.map(({ gradeKey, courseKey }) => `/study/${gradeKey}/${courseKey}`)
  const own = chapters.map((each) => `/study/${each.gradeKey}/${each.courseKey}/${each.subjectKey}/${each.slug}`)
  return ['/study', ...new Set(courses), ...own, ...ids.map((id) => `/study/file/${id}`)]
}
