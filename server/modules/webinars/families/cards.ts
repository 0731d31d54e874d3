import type { OwnCard } from '#core/taxonomy/feed-card.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import { statusAt } from '#core/modules/webinars/webinar-status.ts'
import { classWords } from '#server/modules/catalogue/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listRegisteredIds } from '../registrations/store-registrations.ts'
import { listWebinars } from '../store-webinars.ts'
import { pathOf } from './notices.ts'

/** How many webinars the home page shows. */
const CARDS = 2

/** The learner's next webinars. */
export async function webinarCards(ctx: Ctx, { learnerId }: Household, lang: Language): Promise<OwnCard[]> {
  const now = ctx.now()
  const own = await listWebinars(ctx.db, await listRegisteredIds(ctx.db, learnerId))
  const next = own.filter((each) => ['SCHEDULED', 'LIVE'].includes(statusAt(each, now))).slice(0, CARDS)
  const words = await classWords(ctx, { bundleIds: [], teacherIds: next.flatMap(({ teacherId }) => teacherId ?? []) }, lang) // prettier-ignore
  return next.map((webinar) => ({
    id: webinar.id,
    type: webinar.type === 'TALK' ? 'TALK' : 'WEBINAR',
    title: inLanguage(webinar.title, lang),
    text: { text: `${words.subject(webinar.subjectKey)} · ${words.teacherName(webinar.teacherId ?? '')}`, lang },
    media: null,
    cta: { label: null, redirectionUrl: pathOf(webinar) },
    at: webinar.startsAt,
    amount: null,
    expiresAt: webinar.endsAt,
    rank: 1,
    publishedAt: now,
  }))
}
