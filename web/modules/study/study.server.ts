// Study material, worded for its pages.
import { data, redirectDocument } from 'react-router'
import type { api } from '#core/api.ts'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { ResourceId } from '#core/modules/library/library.ts'
import { RESOURCE_KINDS } from '#core/modules/library/resource-kind.ts'
import { languageNameIn, type Language } from '#core/taxonomy/language.ts'
import type { Page, Submission } from '#web/page/page.server.ts'

type Tree = ResponseOf<(typeof api)['library']['getTree']>
type Chapter = Tree['chapters'][number]
type Resource = ResponseOf<(typeof api)['library']['listResources']>['resources'][number]

export type StudyData = Awaited<ReturnType<typeof readStudy>>
export type ResourceRow = ReturnType<typeof resourceWords>

export function readStudy({ api, lang }: Page) {
  return api.library.getTree({ lang })
}

export interface CoursePlace {
  readonly grade: string
  readonly course: string
}

/** Throws a 404 where nothing is published. */
export async function readCourse(page: Page, place: CoursePlace) {
  const chapters = await chaptersOf(page, place)
  const [first] = chapters
  if (!first) throw data(null, { status: 404 })
  const bySubject = Map.groupBy(chapters, ({ subject }) => subject.key)
  const subjects = [...bySubject.values()].flatMap((own) => (own[0] ? [{ ...own[0].subject, chapters: own }] : []))
  return { grade: first.grade, course: first.course, subjects }
}

async function chaptersOf({ api, lang }: Page, { grade, course }: CoursePlace): Promise<Chapter[]> {
  const asked = KEY.test(grade) && KEY.test(course) ? { grade, target: course, lang } : { lang }
  return (await api.library.getTree(asked as Parameters<typeof api.library.getTree>[0])).chapters // the pattern is the contract's
}

const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/

export async function readChapter(page: Page, place: CoursePlace & { readonly subject: string; readonly chapter: string }) {
  const chapters = await chaptersOf(page, place)
  const own = chapters.filter(({ subject }) => subject.key === place.subject)
  const at = own.findIndex(({ slug }) => slug === place.chapter)
  const chapter = own[at]
  if (!chapter) throw data(null, { status: 404 })
  const { resources } = await page.api.library.listResources({ chapter: chapter.id, lang: page.lang })
  const byKind = Map.groupBy(resources, ({ kind }) => kind)
  const groups = RESOURCE_KINDS.flatMap((kind) => {
    const ofKind = byKind.get(kind)
    return ofKind ? [{ kind, resources: ofKind.map((each) => resourceWords(each, page.lang)) }] : []
  })
  return { chapter, groups, previous: own[at - 1], next: own[at + 1] }
} // prettier-ignore

function resourceWords({ file, ...resource }: Resource, lang: Language) {
  return {
    ...resource,
    taughtIn: languageNameIn(resource.language, lang),
    isElsewhere: file === null,
    pages: file?.pages ?? null,
    size: file && sizeOf(file.bytes),
  }
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

export async function readFile(page: Page, id: string) {
  const known = ResourceId.safeParse(id).data
  if (!known) throw data(null, { status: 404 })
  const { resource, chapter } = await page.api.library.getResource({ id: known, lang: page.lang })
  return { resource: resourceWords(resource, page.lang), chapter, isSignedIn: (await page.viewer()) !== undefined }
}

/** Leads to the file: its address works for ten minutes. */
export async function openFile({ api }: Submission, id: string): Promise<never> {
  const known = ResourceId.safeParse(id).data
  if (!known) throw data(null, { status: 404 })
  const { url } = await api.library.signUrl({ id: known })
  throw redirectDocument(url)
}
