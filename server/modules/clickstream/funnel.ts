// The funnel of the operations console: visitors from the first page to a paid order, popups, and the most seen pages.
import type { AnswerOf } from '#core/kernel/endpoint.ts'
import { DAY, later, SECOND, startOfDayInIndia, type Instant } from '#core/kernel/time.ts'
import { ACTIVITIES, FUNNEL } from '#core/modules/clickstream/event.ts'
import { POPUP_KINDS } from '#core/modules/clickstream/popups.ts'
import type { clickstreamStaffApi } from '#core/modules/clickstream/staff-api.ts'
import type { Ctx } from '#server/platform/context.ts'
import { medianOf } from './durations.ts'
import { countEvents, listDurations, type Count } from './store-days.ts'

/** Pages with fewer views are left out, because they could reveal one family: operations console, O41. */
const LEAST_SHOWN = 10
const MOST_PAGES = 30

export async function funnel(
  ctx: Ctx,
  { days }: { readonly days: number },
): Promise<AnswerOf<typeof clickstreamStaffApi.staffFunnel.getFunnel>> {
  const from = startOfDayInIndia(later(ctx.now(), -(days - 1) * DAY))
  const counts = await countEvents(ctx.staffDb, from)
  const pages = counts
    .filter(({ eventType, events }) => eventType === 'PRODUCT_LANDING' && events >= LEAST_SHOWN)
    .toSorted((a, b) => b.events - a.events)
    .slice(0, MOST_PAGES)
  const medians = await listMedians(
    ctx,
    from,
    pages.map(({ pageName }) => pageName),
  )
  return {
    from,
    steps: FUNNEL.map(({ step, eventType, pageName }) => {
      const found = counts.find((each) => each.eventType === eventType && each.pageName === pageName)
      return { step, events: found?.events ?? 0, visits: found?.visits ?? 0 }
    }),
    popups: POPUP_KINDS.map((kind) => ({
      kind,
      views: eventsOf(counts, `${kind}_POPUP_VIEW`),
      logins: eventsOf(counts, `${kind}_POPUP_LOGIN_CLICK`),
      closes: eventsOf(counts, `${kind}_POPUP_CLOSE_CLICK`),
    })),
    activities: ACTIVITIES.map((eventType) => ({
      eventType,
      events: eventsOf(counts, eventType),
      visits: visitsOf(counts, eventType),
    })),
    pages: pages.map(({ pageName, events }) => ({
      pageName,
      views: events,
      medianSeconds: secondsOf(medians.get(pageName)),
    })),
  }
}

async function listMedians(ctx: Ctx, from: Instant, pageNames: readonly string[]) {
  const durations = await listDurations(ctx.staffDb, from, pageNames)
  const byPage = Map.groupBy(durations, ({ pageName }) => pageName)
  return new Map([...byPage].map(([pageName, counts]) => [pageName, medianOf(counts)]))
}

function eventsOf(counts: readonly Count[], eventType: string): number {
  return counts.filter((each) => each.eventType === eventType).reduce((total, { events }) => total + events, 0)
}

/** A visit that did it on two pages is two. */
function visitsOf(counts: readonly Count[], eventType: string): number {
  return counts.filter((each) => each.eventType === eventType).reduce((total, { visits }) => total + visits, 0)
}

function secondsOf(ms: number | undefined): number | null {
  return ms === undefined ? null : Math.round(ms / SECOND)
}
