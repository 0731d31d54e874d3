import { DAY, isBefore, later } from '#core/kernel/time.ts'
import type { OwnCard } from '#core/taxonomy/feed-card.ts'
import { nextPart } from '#core/modules/instalments/standing.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listPlans } from '../store.ts'

/** An instalment is on the home page from this long before its due date, until it is paid. */
const AHEAD = 7 * DAY

/** The next instalment of each course that the household is paying in parts, for whichever of its learners. */
export async function dueCards(ctx: Ctx, actor: Household): Promise<OwnCard[]> {
  const now = ctx.now()
  const plans = await listPlans(ctx.db, actor.accountId)
  return plans
    .filter(({ state }) => state === 'RUNNING')
    .flatMap(({ bundleId, learnerId, title, parts }): OwnCard[] => {
      const part = nextPart(parts)
      if (!part || isBefore(later(now, AHEAD), part.dueAt)) return []
      const which = new URLSearchParams({ entity: bundleId, learner: learnerId })
      return [
        {
          id: part.id,
          type: 'INSTALMENT_DUE',
          // As it was called when it was bought.
          title: { text: title, lang: 'en' },
          text: null,
          media: null,
          cta: { label: null, redirectionUrl: `/pay/instalment?${which}` },
          at: part.dueAt,
          amount: part.totalAmount,
          expiresAt: null,
          rank: 0,
          publishedAt: now,
        },
      ]
    })
}
