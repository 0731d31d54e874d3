// The cards of a learner's own: where each course stands.
import { inIndia, type Instant } from '#core/kernel/time.ts'
import type { Bundle } from '#core/modules/catalogue/catalogue.ts'
import { chapterAt } from '#core/modules/catalogue/batch/class-times.ts'
import type { OwnCard } from '#core/taxonomy/feed-card.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { findCurriculum, publicBundles } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { HomeReader } from '../reader.ts'

export async function ownCards(ctx: Ctx, { enrolments }: HomeReader, lang: Language): Promise<OwnCard[]> {
  const now = ctx.now()
  const bundles = await publicBundles(ctx, enrolments.map(({ bundleId }) => bundleId), lang) // prettier-ignore
  const courses = bundles.map((bundle) => ({
    bundle,
    validTill: enrolments.find(({ bundleId }) => bundleId === bundle.id)?.validTill ?? now,
  }))
  return Promise.all(courses.map((course) => courseCard(ctx, course, lang)))
}

interface Course {
  readonly bundle: Bundle
  readonly validTill: Instant
}

/** The chapter of the subject that was taught last, or is taught next. */
async function courseCard(ctx: Ctx, { bundle, validTill }: Course, lang: Language): Promise<OwnCard> {
  const now = ctx.now()
  const bySubject = (await findCurriculum(ctx, bundle.id, lang)) ?? {}
  const subject = subjectLately(bundle, now)
  const chapter = chapterAt(bySubject[subject] ?? [], bundle.startsAt, now)?.chapter
  const said = chapter === undefined ? subject : `${subject}: ${chapter}`
  return {
    id: bundle.id,
    type: 'CONTINUE',
    title: bundle.title,
    text: said === '' ? null : { text: said, lang },
    media: null,
    cta: { label: null, redirectionUrl: `/learn/${bundle.id}` },
    at: null,
    amount: null,
    expiresAt: validTill,
    // Sorts before every card of staff.
    rank: -1,
    publishedAt: bundle.startsAt,
  }
}

const WEEK_MINUTES = 7 * 24 * 60

function subjectLately({ batches, subjects }: Bundle, now: Instant): string {
  const { weekday, hour, minute } = inIndia(now)
  const minutesAgo = (slot: { weekday: number; startMinutes: number }) =>
    ((weekday - slot.weekday) * 1_440 + hour * 60 + minute - slot.startMinutes + WEEK_MINUTES) % WEEK_MINUTES
  const [last] = (batches[0]?.timetable ?? []).toSorted((a, b) => minutesAgo(a) - minutesAgo(b))
  return last?.subject ?? subjects[0] ?? ''
}
