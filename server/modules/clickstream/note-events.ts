import type { InputOf } from '#core/kernel/endpoint.ts'
import { DAY, HOUR, later, MINUTE, toInstant, type Instant } from '#core/kernel/time.ts'
import type { clickstreamApi } from '#core/modules/clickstream/api.ts'
import { ONCE_PER_VISIT } from '#core/modules/clickstream/event.ts'
import { pagePathOf } from '#core/modules/clickstream/page-path.ts'
import type { Actor, Call } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { knownLearner } from './known-learner.ts'
import { insertEvents, isMonthMissing, keepMonths, listCounted, type NewEvent } from './store.ts'

type ClickstreamInput = InputOf<typeof clickstreamApi.productBuyOrLanding>
type SentEvent = NonNullable<ClickstreamInput['events']>[number]

/**
 * Returns the number of stored events. An event is dropped when its page is not ours, or when it counts once per visit
 * and was counted already.
 */
export async function noteEvents(
  ctx: Ctx,
  sent: ClickstreamInput,
  { actor }: Call<Actor>,
): Promise<{ accepted: number }> {
  const who = await identityOf(ctx, actor, sent.visit ?? null)
  const all = eventsIn(sent).flatMap((event) => rowOf(ctx, event, who))
  const accepted = await withMonths(ctx, () => insertNew(ctx, all, who.visit))
  return { accepted }
}

/** A single event in the specification's own shape, or several. */
function eventsIn({ events = [], eventType, pageURL, pageName, eventTime, duration }: ClickstreamInput): SentEvent[] {
  if (eventType === undefined || pageURL === undefined) return [...events]
  return [{ eventType, pageURL, pageName, eventTime, duration }, ...events]
}

interface Identity {
  readonly visit: string | null
  readonly learnerId: string | null
}

/**
 * A child nobody has consented for, and a learner of whom nobody has said how old, leave no trace that ties two events
 * together: decision L-83, decision record 0012. Somebody who is not logged in has no more than the tab.
 */
async function identityOf(ctx: Ctx, actor: Actor, visit: string | null): Promise<Identity> {
  if (actor.kind === 'visitor') return { visit, learnerId: null }
  const learnerId = actor.kind === 'household' ? await knownLearner(ctx, actor.learnerId) : null
  return learnerId === null ? { visit: null, learnerId } : { visit, learnerId }
}

function rowOf(ctx: Ctx, event: SentEvent, who: Identity): NewEvent[] {
  const page = pagePathOf(event.pageURL)
  if (!page) return []
  const { eventType, duration = null, eventTime } = event
  const clientAt = eventTime === undefined ? null : believable(eventTime, ctx.now())
  return [{ at: ctx.now(), eventType, pageName: page.name, path: page.path, clientAt, durationMs: duration, ...who }]
}

/** A clock that is far off says nothing. */
function believable(eventTime: number, now: Instant): Instant | null {
  return eventTime > now - HOUR && eventTime < now + 5 * MINUTE ? toInstant(eventTime) : null
}

async function insertNew(ctx: Ctx, all: readonly NewEvent[], visit: string | null): Promise<number> {
  const isCountedOnce = all.some(({ eventType }) => ONCE_PER_VISIT.includes(eventType))
  if (visit === null || !isCountedOnce) {
    await insertEvents(ctx.db, all)
    return all.length
  }
  return ctx.db.transaction().execute(async (tx) => {
    const counted = await listCounted(tx, visit, later(ctx.now(), -DAY))
    const fresh = all.filter(({ eventType }) => {
      if (!ONCE_PER_VISIT.includes(eventType)) return true
      if (counted.has(eventType)) return false
      counted.add(eventType)
      return true
    })
    await insertEvents(tx, fresh)
    return fresh.length
  })
}

/** The job makes months ahead of time; should it have stood still, the first event of a month makes it. */
async function withMonths<T>(ctx: Ctx, insert: () => Promise<T>): Promise<T> {
  try {
    return await insert()
  } catch (error) {
    if (!isMonthMissing(error)) throw error
    await keepMonths(ctx.db, ctx.now())
    return insert()
  }
}
