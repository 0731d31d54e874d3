// The lists of webinars, relative to one server time. Those that are not over are few, and kept in the process until one changes.
import type { InputOf } from '#core/kernel/endpoint.ts'
import { DAY, indianDay, later, type Instant } from '#core/kernel/time.ts'
import type { webinarsApi, WebinarFilter } from '#core/modules/webinars/api.ts'
import { webinarsTag } from '#core/modules/webinars/cache-tag.ts'
import { statusAt, type ListedStatus } from '#core/modules/webinars/webinar-status.ts'
import type { Actor, Call } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listCurrent, listPast, type Narrowing, type StoredWebinar } from '../store-webinars.ts'
import { readerOf, wordWebinars } from './word-webinars.ts'

/** Those that are live and those to come, in the order of their start. */
export async function listAhead(
  ctx: Ctx,
  narrowing: Narrowing,
  now: Instant,
): Promise<{ live: StoredWebinar[]; coming: StoredWebinar[] }> {
  const current = await ctx.cache.remember([webinarsTag], 'current webinars', () => listCurrent(ctx.db, ctx.now()))
  const fitting = current.filter((webinar) => fits(webinar, narrowing))
  return {
    live: fitting.filter((webinar) => statusAt(webinar, now) === 'LIVE'),
    coming: fitting.filter((webinar) => statusAt(webinar, now) === 'SCHEDULED'),
  }
}

export const EVERYTHING: Narrowing = {
  grades: [],
  boards: [],
  targets: [],
  subjects: [],
  languages: [],
  type: undefined,
}

function fits(webinar: StoredWebinar, { grades, boards, targets, subjects, languages, type }: Narrowing): boolean {
  return (
    meets(webinar.grades, grades) &&
    meets(webinar.boards, boards) &&
    meets(webinar.targets, targets) &&
    (subjects.length === 0 || subjects.some((key) => key === webinar.subjectKey)) &&
    (languages.length === 0 || languages.some((each) => webinar.languages.includes(each))) &&
    (type === undefined ? webinar.type !== 'TALK' : webinar.type === type)
  )
}

function meets(own: readonly (string | number)[], wanted: readonly (string | number)[]): boolean {
  return own.length === 0 || wanted.length === 0 || wanted.some((each) => own.includes(each))
}

function wants({ statuses }: Pick<WebinarFilter, 'statuses'>, status: ListedStatus): boolean {
  return statuses.length === 0 || statuses.includes(status)
}

export async function findWebinarLists(
  ctx: Ctx,
  filter: InputOf<typeof webinarsApi.findWebinarLists>,
  { actor }: Call<Actor>,
) {
  const { pageNo, pageSize, lang } = filter
  const now = ctx.now()
  const page = { now, skip: pageNo * pageSize, size: pageSize }
  const [ahead, past] = await Promise.all([
    listAhead(ctx, filter, now),
    wants(filter, 'ENDED') ? listPast(ctx.db, filter, page) : { webinars: [], total: 0 },
  ])
  const coming = wants(filter, 'SCHEDULED') ? ahead.coming : []
  const live = wants(filter, 'LIVE') ? ahead.live : []
  const worded = await wordWebinars(ctx, [...live, ...coming, ...past.webinars], readerOf(actor, lang, now))
  const all = worded.slice(live.length, live.length + coming.length)
  const on = (day: string) => all.filter(({ startsAt }) => indianDay(startsAt as Instant) === day)
  return {
    all,
    live: worded.slice(0, live.length),
    upcomingToday: on(indianDay(now)),
    upcomingTomorrow: on(indianDay(later(now, DAY))),
    past: worded.slice(live.length + coming.length),
    serverTime: now,
    pageNo,
    recordCount: past.total,
  }
}

/** One list: live ones, then those to come, then past ones, newest first. */
export async function findWebinars(ctx: Ctx, filter: InputOf<typeof webinarsApi.findWebinars>, { actor }: Call<Actor>) {
  const { pageNo, pageSize, lang } = filter
  const now = ctx.now()
  const { live, coming } = await listAhead(ctx, filter, now)
  const ahead = [...(wants(filter, 'LIVE') ? live : []), ...(wants(filter, 'SCHEDULED') ? coming : [])]
  const from = pageNo * pageSize
  const first = ahead.slice(from, from + pageSize)
  const past = { now, skip: Math.max(0, from - ahead.length), size: pageSize - first.length }
  const rest = wants(filter, 'ENDED') ? (await listPast(ctx.db, filter, past)).webinars : []
  return wordWebinars(ctx, [...first, ...rest], readerOf(actor, lang, now))
}
