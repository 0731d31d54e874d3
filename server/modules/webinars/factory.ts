// For tests and for the seed.
import { DAY, HOUR, later, type Instant } from '#core/kernel/time.ts'
import { Slug } from '#core/modules/catalogue/catalogue.ts'
import type { NewWebinar } from '#core/modules/webinars/staff-api.ts'
import { WebinarId } from '#core/modules/webinars/webinar.ts'
import { aTeacher, heard } from '#server/modules/catalogue/factory.ts'
import { aPlannedSession } from '#server/modules/classroom/factory.ts'
import type { FileType } from '#core/modules/media/file-types.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { saveRegistration } from './registrations/store-registrations.ts'
import { webinars } from './staff/store.ts'

export type { NewWebinar }

interface WebinarFilm {
  readonly bytes: Uint8Array
  readonly type: FileType
  readonly lengthSeconds: number
}

export interface NewDemoWebinar extends Partial<NewWebinar> {
  /** It is over, and this is its recording. */
  readonly film?: WebinarFilm
  readonly isDraft?: boolean
}

/** Published, tomorrow at this hour, for an hour, with a teacher of its own. Nothing is written where the teacher is busy then. */
export async function aWebinar(ctx: Ctx, { film, isDraft = false, ...but }: NewDemoWebinar = {}) {
  const id = WebinarId.parse(ctx.newId('wbn'))
  const place = await placeFor(ctx, id, but)
  const isOver = place.endsAt <= ctx.now()
  const session = { kind: 'WEBINAR' as const, subject: place.subjectKey, isOver, ...place, ...(film && { film }) }
  const sessionId = isDraft ? null : ((await aPlannedSession(ctx, session)) ?? null)
  if (sessionId === null && !isDraft) return { id, ...place, sessionId }
  const held = isOver ? ('ENDED' as const) : ('SCHEDULED' as const)
  const fields = {
    ...content,
    ...but,
    ...place,
    ...(film ? recordingFields(film, place.endsAt) : {}),
    sessionId,
    status: isDraft ? ('DRAFT' as const) : held,
    createdAt: ctx.now(),
    isDemo: true,
  }
  await inTransaction(ctx.db, async (tx) => webinars.insert?.(tx, id, fields, ctx.now()))
  await heard(ctx)
  return { id, ...place, sessionId }
}

const content = {
  type: 'WEBINAR' as const,
  seriesId: null,
  title: { en: 'Why the sky is blue', hi: 'आसमान नीला क्यों है', ta: 'வானம் ஏன் நீலமாக இருக்கிறது' },
  text: { en: 'Light, air and a glass of milk.', hi: 'प्रकाश, हवा और एक गिलास दूध।', ta: 'ஒளி, காற்று, ஒரு கோப்பை பால்.' },
  points: [],
  grades: [],
  boards: [],
  targets: [],
  languages: ['en' as const],
  capacity: null,
  isListed: true,
  reminderMinutes: [1_440, 60, 10],
} // prettier-ignore

async function placeFor(ctx: Ctx, id: string, but: Partial<NewWebinar>) {
  const { startsAt = later(ctx.now(), DAY), subjectKey = Slug.parse('physics') } = but
  const { endsAt = later(startsAt, HOUR), slug = `why-the-sky-is-blue-${id.slice(-8)}` } = but
  const teacherId = but.teacherId ?? (await aTeacher(ctx, { subjects: [subjectKey] })).id
  return { slug, subjectKey, teacherId, startsAt, endsAt }
}

function recordingFields({ lengthSeconds }: WebinarFilm, endsAt: Instant) {
  return { recording: 'READY' as const, recordingSeconds: lengthSeconds, recordingUntil: later(endsAt, 180 * DAY) }
}

/** Without reminders: those are planned by the call. */
export async function aRegistration(ctx: Ctx, webinarId: string, learnerId: string): Promise<void> {
  const place = { webinarId, learnerId, state: 'REGISTERED' as const, isReminderSet: true, since: ctx.now(), heldUntil: null } // prettier-ignore
  await inTransaction(ctx.db, (tx) => saveRegistration(tx, place))
}
