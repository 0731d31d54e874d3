// Webinars, worded: three tabs, their rows grouped by day.
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { DAY, indianDay, later, showDate, type Instant } from '#core/kernel/time.ts'
import type { webinarsApi } from '#core/modules/webinars/api.ts'
import { languageNameIn } from '#core/taxonomy/language.ts'
import type { Page } from '#web/page/page.server.ts'
import { TABS, type WebinarTab } from './tabs.ts'
import { dateTile, machineTime, timeOf, timeTile } from '#web/page/wording.ts'

type Lists = ResponseOf<typeof webinarsApi.findWebinarLists>
type Webinar = Lists['all'][number]
export type WebinarRow = ReturnType<typeof rowOf>

const ON_A_PAGE = 12

export async function readWebinars(page: Page) {
  const { api, lang, url } = page
  const shown = Math.min(Math.max(Math.trunc(Number(url.searchParams.get('page'))) || 1, 1), 1_000)
  const grade = GRADE.test(url.searchParams.get('grade') ?? '') ? Number(url.searchParams.get('grade')) : undefined
  const lists = await api.webinars.findWebinarLists({ pageNo: shown - 1, pageSize: ON_A_PAGE, lang, ...(grade === undefined ? {} : { grades: [grade] }) })
  const counts = { ongoing: lists.live.length, upcoming: lists.all.length, recorded: lists.recordCount }
  const wanted = TABS.find((each) => each === url.searchParams.get('tab'))
  const tab = wanted ?? (counts.ongoing > 0 ? 'ongoing' : 'upcoming')
  const isFirst = tab !== 'recorded' && shown === 1 && grade === undefined
  const webinars = { ongoing: lists.live, upcoming: lists.all, recorded: lists.past }[tab]
  return {
    tab,
    isChosen: wanted !== undefined,
    counts,
    grade,
    page: shown,
    pages: tab === 'recorded' ? Math.ceil(lists.recordCount / ON_A_PAGE) : 1,
    forYou: isFirst ? await readForYou(page) : [],
    groups: groupsOf(page, webinars, { tab, now: lists.serverTime }),
  }
} // prettier-ignore

const MOST_FOR_YOU = 3

/** Those that fit the learner, each with why. Empty for a visitor, and where nothing fits more than anything else. */
async function readForYou(page: Page) {
  if (!(await page.viewer())) return []
  const { webinars } = await page.api.webinars.getPersonalFeed({ size: MOST_FOR_YOU, lang: page.lang })
  const fitting = webinars.filter(({ because }) => because.some((reason) => reason !== 'SOON'))
  return fitting.map(({ because, ...webinar }) => ({ ...rowOf(page, webinar, 'upcoming', true), because }))
}

/** −2, −1 and 1 to 13, as the API has them. */
const GRADE = /^(-[12]|[1-9]|1[0-3])$/

interface ListMoment {
  readonly tab: WebinarTab
  readonly now: Instant
}

function groupsOf(page: Page, webinars: readonly Webinar[], { tab, now }: ListMoment) {
  const groups = Map.groupBy(webinars, ({ startsAt }) => indianDay(startsAt))
  return [...groups].map(([day, own]) => ({
    day,
    name: nameOf(day, now),
    date: showDate(own[0]?.startsAt ?? now, page.lang, { weekday: 'long', day: 'numeric', month: 'long' }),
    rows: own.map((webinar) => rowOf(page, webinar, tab)),
  }))
}

/** TODAY, TOMORROW, or another date. */
function nameOf(day: string, now: Instant): 'TODAY' | 'TOMORROW' | 'DATE' {
  if (day === indianDay(now)) return 'TODAY'
  return day === indianDay(later(now, DAY)) ? 'TOMORROW' : 'DATE'
}

/** `isDated`: the row stands under no day, so that it names its own. */
export function rowOf({ lang, visit }: Page, webinar: Webinar, tab: WebinarTab, isDated = tab !== 'upcoming') {
  const { id, slug, title, subject, teacherName, grades, languages, startsAt, recording, recordingSec } = webinar
  const { isRegistered, seatsLeft, waitlistPlace, offeredUntil } = webinar
  return {
    id,
    path: `/webinars/${slug}`,
    title,
    grades,
    dateTime: machineTime(startsAt),
    tile: isDated ? dateTile(startsAt, lang) : timeTile(startsAt, lang),
    note: [subject, teacherName, languages.map((each) => languageNameIn(each, lang)).join(', '), isDated ? timeOf(startsAt, lang) : ''].filter(Boolean).join(' · '),
    isLive: webinar.status === 'LIVE',
    isOver: webinar.status === 'ENDED',
    isRegistered,
    isSignedIn: visit.hasSession,
    isWaiting: waitlistPlace !== null,
    isOffered: offeredUntil !== null,
    isFull: seatsLeft === 0,
    hasFilm: recording === 'READY',
    minutes: recordingSec === null ? null : Math.max(1, Math.round(recordingSec / 60)),
  }
} // prettier-ignore
