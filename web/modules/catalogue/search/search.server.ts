import type { api } from '#core/api.ts'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { SEARCH_KINDS, type SearchKind } from '#core/taxonomy/search-kind.ts'
import { isPublished, pathIn } from '#web/languages.ts'
import type { Page } from '#web/page/page.server.ts'
import { cardWords } from '../card.server.ts'
import { gradeWords } from '../list/course-index.server.ts'

export type SearchData = Awaited<ReturnType<typeof readSearch>>
type SiteGroup = ResponseOf<(typeof api)['search']['searchSite']>['groups'][number]
export type FoundGroup = ReturnType<typeof groupWords>

const LONGEST_TERM = 100
const PAGE_SIZE = 20

export async function readSearch(page: Page) {
  const term = (page.url.searchParams.get('q') ?? '').trim().slice(0, LONGEST_TERM)
  if (term === '') return { term, result: undefined, ofKind: undefined }
  const kind = SEARCH_KINDS.find((each) => each === page.url.searchParams.get('kind'))
  if (kind) return { term, result: undefined, ofKind: await readKind(page, term, kind) }
  return { term, result: await readAll(page, term), ofKind: undefined }
}

/** All pages of one kind, page by page. */
async function readKind(page: Page, term: string, kind: SearchKind) {
  const asked = Number(page.url.searchParams.get('page') ?? '1')
  const number = Number.isInteger(asked) && asked >= 1 && asked <= 100 ? asked : 1
  const { api, lang } = page
  const { groups } = await api.search.searchSite({ term, lang, kind, page: number, size: PAGE_SIZE })
  const [group] = groups
  return { kind, number, pages: Math.ceil((group?.total ?? 0) / PAGE_SIZE), group: group && groupWords(group, page) }
}

/** Reads the courses of the shop and the first pages of each other kind. A misspelt search of the shop is read as it was meant. */
async function readAll(page: Page, term: string) {
  const { api, lang } = page
  const shopFor = (words: string) => api.catalogue.searchShop({ term: words.slice(0, LONGEST_TERM), lang })
  const [asTyped, site] = await Promise.all([shopFor(term), api.search.searchSite({ term, lang })])
  const asMeant = site.corrected === null ? undefined : await shopFor(site.corrected)
  const shop = asMeant && asMeant.total > 0 ? asMeant : asTyped
  const { grades, subjects, teachers, groups: courses, total } = shop
  const groups = site.groups.filter(({ kind }) => kind !== 'COURSE' && kind !== 'TEACHER')
  const isNothing = total === 0 && teachers.length === 0 && groups.length === 0
  // When one subject is named, the lists hold its courses only.
  const subject = subjects.length === 1 ? subjects[0]?.key : undefined
  return {
    total,
    isNothing,
    /** The search in its usual spelling, where something is found by that. */
    corrected: shop === asMeant || groups.length > 0 ? site.corrected : null,
    isLoose: site.isLoose && groups.length > 0,
    // Without their pictures, which are a third of what the page would send and push the results down.
    grades: grades.map((grade) => ({ ...gradeWords(grade, page, { subject }), picture: null })),
    teachers: teachers.map((teacher) => ({ ...teacher, subjects: teacher.subjects.join(', ') })),
    // Without their pictures, as the classes.
    courses: courses.map((course) => ({ ...cardWords(course, page), picture: null })),
    groups: groups.map((group) => groupWords(group, page)),
  }
}

function groupWords({ kind, total, found }: SiteGroup, { locale }: Page) {
  return {
    kind,
    total,
    found: found.map(({ title, text, path, isOnlyInLanguage }) => ({
      title,
      text,
      href: pathIn(isOnlyInLanguage && isPublished(title.lang) ? title.lang : locale, path),
    })),
  }
}
