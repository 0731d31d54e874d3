// Free classes, worded: the list, and one class.
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { isoString, showDate } from '#core/kernel/time.ts'
import type { freeClassesApi } from '#core/modules/classroom/free-classes-api.ts'
import { languageNameIn } from '#core/taxonomy/language.ts'
import { unlessMissing, type Page } from '#web/page/page.server.ts'
import { dateTile, machineTime, timeOf } from '#web/page/wording.ts'
import { data } from 'react-router'

type FreeClass = ResponseOf<typeof freeClassesApi.listFreeClasses>['classes'][number]

export type FreeList = Awaited<ReturnType<typeof readFreeClasses>>
export type FreeClassData = Awaited<ReturnType<typeof readFreeClass>>

const ON_A_PAGE = 18

export async function readFreeClasses(page: Page) {
  const { api, lang, url } = page
  const shown = Math.min(Math.max(Math.trunc(Number(url.searchParams.get('page'))) || 1, 1), 1_000)
  const grade = GRADE.test(url.searchParams.get('grade') ?? '') ? Number(url.searchParams.get('grade')) : undefined
  const filter = grade === undefined ? {} : { grade }
  const { classes, total, grades } = await api.classroom.listFreeClasses({ ...filter, page: shown, size: ON_A_PAGE, lang })
  return {
    grade,
    grades,
    page: shown,
    pages: Math.ceil(total / ON_A_PAGE),
    classes: classes.map((each) => rowOf(page, each)),
  }
} // prettier-ignore

/** −2, −1 and 1 to 13, as the API has them. */
const GRADE = /^(-[12]|[1-9]|1[0-3])$/

export async function readFreeClass(page: Page, id: string) {
  const { api, lang } = page
  const found = SESSION.test(id) ? await unlessMissing(api.classroom.getFreeClass({ id, lang })) : undefined
  if (!found) throw data(null, { status: 404 })
  const { classes } = await api.classroom.listFreeClasses({ grade: found.grade, size: 4, lang })
  const { id: _id, startsAt, endsAt, opensAt, reason, serverTime: _now, bundleId: _bundle, ...free } = found
  return {
    ...free,
    id: found.id,
    reason: reason?.text ?? null,
    day: showDate(startsAt, lang, { weekday: 'long', day: 'numeric', month: 'long' }),
    dateTime: machineTime(startsAt),
    from: timeOf(startsAt, lang),
    till: timeOf(endsAt, lang),
    opensAt: timeOf(opensAt, lang),
    startDate: isoString(startsAt),
    endDate: isoString(endsAt),
    taughtIn: languageNameIn(free.language, lang),
    others: classes.filter((other) => other.id !== id).slice(0, 3).map((other) => rowOf(page, other)),
  }
} // prettier-ignore

const SESSION = /^ses\w{10,40}$/

function rowOf({ lang }: Page, { id, title, subject, teacherName, startsAt, grade, language }: FreeClass) {
  return {
    path: `/free-classes/${id}`,
    grade,
    title,
    dateTime: machineTime(startsAt),
    tile: dateTile(startsAt, lang),
    note: [timeOf(startsAt, lang), subject, teacherName, languageNameIn(language, lang)].join(' · '),
  }
}
