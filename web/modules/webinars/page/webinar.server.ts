// One webinar, worded.
import { data, redirect } from 'react-router'
import { isoString, showDate } from '#core/kernel/time.ts'
import { languageNameIn } from '#core/taxonomy/language.ts'
import { unlessMissing, type Page } from '#web/page/page.server.ts'
import { keptQuery } from '#web/page/query.ts'
import { machineTime, momentOf, timeOf } from '#web/page/wording.ts'
import { rowOf } from '../list/webinars.server.ts'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

export type WebinarData = Awaited<ReturnType<typeof readWebinar>>
/** A webinar or a talk, worded. */
export type EventData = ReturnType<typeof wordEvent>
type FoundWebinar = Awaited<ReturnType<typeof findWebinar>>

/** Throws 404 for a webinar that does not exist. */
export async function findWebinar({ api, lang }: Page, slug: string) {
  const isNamed = slug.length <= 80 && SLUG.test(slug)
  const found = isNamed ? await unlessMissing(api.webinars.getWebinar({ slug, lang })) : undefined
  if (!found) throw data(null, { status: 404 })
  return found
}

export async function readWebinar(page: Page, slug: string) {
  const { api, lang, url } = page
  const [found, viewer] = await Promise.all([findWebinar(page, slug), page.viewer()])
  if (found.type === 'TALK') throw redirect(pathOf(found) + keptQuery(url.searchParams), 301)
  const next = await api.webinars.findWebinars({ statuses: ['SCHEDULED'], pageSize: 4, lang })
  return {
    ...wordEvent(page, found, viewer !== undefined),
    others: next.filter(({ id }) => id !== found.id).slice(0, 3).map((other) => ({ ...rowOf(page, other, 'recorded') })),
  }
} // prettier-ignore

export function pathOf({ type, slug }: Pick<FoundWebinar, 'type' | 'slug'>): string {
  return `/${type === 'TALK' ? 'mastertalks' : 'webinars'}/${slug}`
}

export function wordEvent({ lang, url }: Page, found: FoundWebinar, isSignedIn: boolean) {
  const { startsAt, endsAt, opensAt, offeredUntil, recordingUntil, recordingSec, serverTime, ...webinar } = found
  const day = showDate(startsAt, lang, { weekday: 'long', day: 'numeric', month: 'long' })
  return {
    ...webinar,
    path: pathOf(found),
    isSignedIn,
    day,
    dateTime: machineTime(startsAt),
    from: timeOf(startsAt, lang),
    till: timeOf(endsAt, lang),
    startDate: isoString(startsAt),
    endDate: isoString(endsAt),
    opensAt: timeOf(opensAt, lang),
    isOpen: serverTime >= opensAt,
    offeredUntil: offeredUntil === null ? null : momentOf(offeredUntil, lang),
    recordingUntil: recordingUntil === null ? null : showDate(recordingUntil, lang),
    minutes: recordingSec === null ? null : Math.max(1, Math.round(recordingSec / 60)),
    recordingSec,
    taughtIn: webinar.languages.map((each) => languageNameIn(each, lang)).join(', '),
    mayUndo: Number(url.searchParams.get('left') ?? 0) > serverTime && !webinar.isRegistered,
  }
} // prettier-ignore
