import type { OwnCard } from '#core/taxonomy/feed-card.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listUpcoming } from './classes.ts'

/** How many classes the home page shows, over all courses. */
const CLASSES = 2

/** The class that runs, and the next one. */
export async function classCards(ctx: Ctx, { learnerId }: Household, lang: Language): Promise<OwnCard[]> {
  const classes = await listUpcoming(ctx, learnerId, { size: CLASSES, lang })
  return classes.map(({ id, isNow, subject, courseTitle, teacherName, startsAt, endsAt }) => ({
    id,
    type: isNow ? 'LIVE_NOW' : 'NEXT_CLASS',
    title: { text: subject, lang },
    text: { text: `${courseTitle.text} · ${teacherName}`, lang: courseTitle.lang },
    media: null,
    cta: { label: null, redirectionUrl: `/class/${id}` },
    at: startsAt,
    amount: null,
    expiresAt: endsAt,
    rank: 0,
    publishedAt: ctx.now(),
  }))
}
