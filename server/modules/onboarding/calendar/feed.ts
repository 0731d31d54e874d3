// The address by which a family's own calendar reads a learner's classes. Who knows it reads them: it is as secret as a
// password, so only its hash is kept, and it can be switched off.
import type { LearnerId } from '#core/modules/accounts/account.ts'
import { onboardingErrors as errors } from '#core/modules/onboarding/errors.ts'
import type { CalendarEvent, CalendarFeed } from '#core/modules/onboarding/onboarding.ts'
import { DAY, later } from '#core/kernel/time.ts'
import type { CalendarEntry } from '#core/taxonomy/calendar-entry.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { findHousehold, listLearners } from '#server/modules/accounts/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import { calendar } from '#server/platform/points/calendar.ts'
import { hashOf, newToken } from '#server/platform/access/token.ts'
import { deleteFeed, listFeeds, readFeed, replaceFeed } from './store.ts'

const PAST = 7 * DAY
const AHEAD = 56 * DAY

export async function makeFeed(ctx: Ctx, _: object, { actor, learnerId }: LearnerCall) {
  const token = newToken()
  const fresh = { tokenHash: hashOf(token), accountId: actor.accountId, learnerId }
  await ctx.db.transaction().execute((tx) => replaceFeed(tx, fresh, ctx.now()))
  return { token, userId: learnerId }
}

export async function revokeFeed(ctx: Ctx, _: object, { actor, learnerId }: LearnerCall): Promise<CalendarFeed[]> {
  await deleteFeed(ctx.db, actor.accountId, learnerId)
  return viewFeeds(ctx, actor)
}

export async function viewFeeds(ctx: Ctx, { accountId }: Household): Promise<CalendarFeed[]> {
  const [feeds, learners] = await Promise.all([listFeeds(ctx.db, accountId), listLearners(ctx.db, accountId)])
  return feeds.flatMap(({ learnerId, since, readAt }) => {
    const learner = learners.find(({ userId }) => userId === learnerId)
    return learner ? [{ userId: learnerId, learnerName: learner.firstName, since, readAt }] : []
  })
}

/** Throws NO_ONBOARDING when the address is wrong or switched off, or when its household may no longer act for the learner. */
export async function readCalendar(
  ctx: Ctx,
  token: string,
  lang: Language,
): Promise<{ learnerName: string | null; events: CalendarEvent[] }> {
  const feed = await readFeed(ctx.db, hashOf(token), ctx.now())
  const household = feed && (await findHousehold(ctx.db, feed.accountId, feed.learnerId))
  if (!household) throw errors.NO_ONBOARDING()
  const { userId, firstName } = household.learner
  return { learnerName: firstName, events: await entriesOf(ctx, userId, lang) }
}

/** The calendar entries that all modules have for this learner, earliest first. */
async function entriesOf(ctx: Ctx, learnerId: LearnerId, lang: Language): Promise<CalendarEntry[]> {
  const asked = { learnerId, from: later(ctx.now(), -PAST), till: later(ctx.now(), AHEAD), lang }
  const entries = await Promise.all(calendar.all(ctx).map((list) => list(ctx, asked)))
  return entries.flat().toSorted((a, b) => a.startsAt - b.startsAt)
}
