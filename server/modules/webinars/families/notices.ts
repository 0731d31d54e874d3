// Notices about one webinar.
import { inIndia, showTime, type Instant } from '#core/kernel/time.ts'
import type { NoticeDraft } from '#server/modules/notices/index.ts'
import type { StoredWebinar } from '../store-webinars.ts'

export type WebinarNotice = 'webinar-soon' | 'webinar-starts' | 'webinar-moved' | 'webinar-cancelled' | 'webinar-recording' | 'webinar-place' // prettier-ignore

/** "23.11. 7:00 pm IST": the same in every language, since the reader's is not known when a notice is written. */
export function webinarTime(at: Instant): string {
  const { day, month } = inIndia(at)
  return `${day}.${month}. ${showTime(at)}`
}

export function pathOf({ slug, type }: Pick<StoredWebinar, 'slug' | 'type'>): string {
  return `/${type === 'TALK' ? 'mastertalks' : 'webinars'}/${slug}`
}

export function valuesOf({ title, startsAt, reason }: Pick<StoredWebinar, 'title' | 'startsAt' | 'reason'>) {
  return { title: title.en, time: webinarTime(startsAt), reason: reason?.en ?? '–' }
}

/** `about` tells two notices of one type and webinar apart. The key still needs the learner's id. */
export function draftFor(type: WebinarNotice, webinar: StoredWebinar, about: string): Omit<NoticeDraft, 'to'> {
  return {
    type,
    key: `${type} ${webinar.id} ${about}`,
    purpose: 'CLASSES',
    values: valuesOf(webinar),
    link: pathOf(webinar),
    subject: webinar.id,
  }
}
