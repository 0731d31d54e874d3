import { commonErrors } from '#core/kernel/common-errors.ts'
import type { InputOf, ResponseOf } from '#core/kernel/endpoint.ts'
import type { libraryApi } from '#core/modules/library/api.ts'
import { ChapterId, ResourceId, type StudyResource } from '#core/modules/library/library.ts'
import { Slug } from '#core/modules/catalogue/catalogue.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { placeNames, type PlaceNames } from './name-places.ts'
import { findChapters, findResources, listChapters, listPlaces, listResources, type StoredChapter, type StoredResource } from './store.ts' // prettier-ignore

type Tree = ResponseOf<typeof libraryApi.getTree>

export async function viewTree(ctx: Ctx, { grade, board, target, lang }: InputOf<typeof libraryApi.getTree>): Promise<Tree> {
  const course = target ?? board
  const [places, names, chapters] = await Promise.all([
    listPlaces(ctx.db),
    placeNames(ctx, lang),
    grade && course ? listChapters(ctx.db, grade, course) : [],
  ])
  const grades = names.grades.flatMap((key) => {
    const own = places.filter(({ gradeKey }) => gradeKey === key)
    const courses = own.map(({ courseKey, resources }) => ({ ...names.course(courseKey), resources }))
    return own.length > 0 ? [{ ...names.grade(key), courses }] : []
  })
  return { grades, chapters: chapters.map((chapter) => chapterView(chapter, names, lang)) }
} // prettier-ignore

function chapterView(chapter: StoredChapter, names: PlaceNames, lang: Language): Tree['chapters'][number] {
  return {
    id: ChapterId.parse(chapter.id),
    slug: Slug.parse(chapter.slug),
    title: inLanguage(chapter.title, lang),
    grade: names.grade(chapter.gradeKey),
    course: names.course(chapter.courseKey),
    subject: names.subject(chapter.subjectKey),
    resources: chapter.published,
  }
}

const PAGE_SIZE = 50

export async function viewResources(ctx: Ctx, { cursor, lang, ...filter }: InputOf<typeof libraryApi.listResources>) {
  const rows = await listResources(ctx.db, { ...filter, skip: cursor, size: PAGE_SIZE + 1 })
  const resources = rows.slice(0, PAGE_SIZE).map((row) => resourceView(row, lang))
  return { resources, nextCursor: rows.length > PAGE_SIZE ? cursor + PAGE_SIZE : null }
}

export async function viewResource(ctx: Ctx, { id, lang }: InputOf<typeof libraryApi.getResource>) {
  const resource = await requireResource(ctx, id)
  const [[chapter], names] = await Promise.all([findChapters(ctx.db, [resource.chapterId]), placeNames(ctx, lang)])
  if (!chapter) throw commonErrors.NOT_FOUND_ERROR()
  return { resource: resourceView(resource, lang), chapter: chapterView(chapter, names, lang) }
}

/** Throws NOT_FOUND_ERROR, for one that is not published too. */
export async function requireResource(ctx: Ctx, id: string): Promise<StoredResource> {
  const [resource] = await findResources(ctx.db, [id])
  if (!resource) throw commonErrors.NOT_FOUND_ERROR()
  return resource
}

function resourceView(row: StoredResource, lang: Language): StudyResource {
  const { kind, language, access, fileType: type, fileBytes: bytes, pages, editionYear, rightsHolder, licence } = row
  return {
    id: ResourceId.parse(row.id),
    kind,
    title: inLanguage(row.title, lang),
    language,
    access,
    file: type !== null && bytes !== null ? { type, bytes, pages } : null,
    editionYear,
    rightsHolder,
    licence,
    isOutdated: row.isOutdated,
    updatedAt: row.updatedAt,
  }
}
