// Webinars in the reader's language, with the places that the reader's learner has.
import type { z } from 'zod'
import { isBefore, type Instant } from '#core/kernel/time.ts'
import { isHeld } from '#core/modules/webinars/decide-place.ts'
import { WebinarId, type Webinar, type WebinarPlace } from '#core/modules/webinars/webinar.ts'
import { statusAt, type RecordingStatus } from '#core/modules/webinars/webinar-status.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import { classWords } from '#server/modules/catalogue/index.ts'
import type { Actor } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { countBefore, countPlaces, listRegistrations, type Registration } from '../registrations/store-registrations.ts'
import type { StoredWebinar } from '../store-webinars.ts'

export interface WebinarReader {
  /** Undefined: a visitor. */
  readonly learnerId: string | undefined
  readonly lang: Language
  readonly now: Instant
}

export function readerOf(actor: Actor, lang: Language, now: Instant): WebinarReader {
  return { learnerId: actor.kind === 'household' ? actor.learnerId : undefined, lang, now }
}

export async function wordWebinars(
  ctx: Ctx,
  webinars: readonly StoredWebinar[],
  { learnerId, lang, now }: WebinarReader,
): Promise<z.input<typeof Webinar>[]> {
  if (webinars.length === 0) return []
  const limited = webinars.flatMap(({ id, capacity }) => (capacity === null ? [] : [id]))
  const [words, counts, places] = await Promise.all([
    classWords(ctx, { bundleIds: [], teacherIds: webinars.flatMap(({ teacherId }) => teacherId ?? []) }, lang),
    countPlaces(ctx.db, limited, now),
    placesOf(ctx, learnerId, webinars.map(({ id }) => id)), // prettier-ignore
  ])
  return webinars.map((webinar) => {
    const { id, slug, type, title, subjectKey, teacherId, grades, boards, targets, languages, capacity } = webinar
    return {
      ...(places.get(id) ?? NO_PLACE),
      id,
      slug,
      type,
      subjectKey,
      grades,
      boards,
      targets,
      languages,
      status: statusAt(webinar, now),
      title: inLanguage(title, lang),
      subject: words.subject(subjectKey),
      teacherName: words.teacherName(teacherId ?? ''),
      startsAt: webinar.startsAt,
      endsAt: webinar.endsAt,
      recording: recordingAt(webinar, now),
      recordingSec: webinar.recordingSeconds,
      seatsLeft: capacity === null ? null : Math.max(0, capacity - (counts.get(id)?.taken ?? 0)),
    }
  })
}

export const NO_PLACE: WebinarPlace = { isRegistered: false, isReminderSet: false, waitlistPlace: null, offeredUntil: null } // prettier-ignore

/** A film that was to be deleted by now is no longer promised. */
function recordingAt({ recording, recordingUntil }: StoredWebinar, now: Instant): RecordingStatus {
  const isOver = recording === 'READY' && recordingUntil !== null && !isBefore(now, recordingUntil)
  return isOver ? 'EXPIRED' : recording
}

/** The learner's places in these webinars. A webinar without an entry has no place of theirs. */
export async function placesOf(
  ctx: Ctx,
  learnerId: string | undefined,
  webinarIds: readonly string[],
): Promise<ReadonlyMap<string, WebinarPlace>> {
  if (learnerId === undefined) return new Map()
  const registrations = await listRegistrations(ctx.db, learnerId, webinarIds)
  const waited = registrations.flatMap(({ state, webinarId }) => (state === 'WAITING' ? [webinarId] : []))
  const before = await countBefore(ctx.db, learnerId, waited)
  return new Map(registrations.map((each) => [each.webinarId, placeOf(each, before.get(each.webinarId) ?? 0, ctx.now())]))
} // prettier-ignore

function placeOf(registration: Registration, before: number, now: Instant): WebinarPlace {
  const { state, isReminderSet, heldUntil } = registration
  const isRegistered = state === 'REGISTERED'
  return {
    isRegistered,
    isReminderSet: isRegistered && isReminderSet,
    waitlistPlace: state === 'WAITING' ? before + 1 : null,
    offeredUntil: state === 'OFFERED' && isHeld(registration, now) ? heldUntil : null,
  }
}

export async function placeIn(ctx: Ctx, learnerId: string, webinarId: string) {
  const places = await placesOf(ctx, learnerId, [webinarId])
  return { id: WebinarId.parse(webinarId), ...(places.get(webinarId) ?? NO_PLACE) }
}
