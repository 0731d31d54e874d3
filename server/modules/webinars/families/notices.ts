// Notices about one webinar.
import type { NoticeDraft } from '#server/modules/notices/index.ts'
import type { StoredWebinar } from '../store-webinars.ts'

export type WebinarNotice = 'webinar-soon' | 'webinar-starts' | 'webinar-moved' | 'webinar-cancelled' | 'webinar-recording' | 'webinar-place' // prettier-ignore

/** They say what has become of a place that somebody has, or waits for. */
const CHANGES: ReadonlySet<WebinarNotice> = new Set(['webinar-moved', 'webinar-cancelled', 'webinar-place'])

export function pathOf({ slug, type }: Pick<StoredWebinar, 'slug' | 'type'>): string {
  return `/${type === 'TALK' ? 'mastertalks' : 'webinars'}/${slug}`
}

export function valuesOf({ title, startsAt, reason }: Pick<StoredWebinar, 'title' | 'startsAt' | 'reason'>) {
  return { title, time: { at: startsAt }, reason: reason ?? '–' }
}

/** `about` tells two notices of one type and webinar apart. The key still needs the learner's id. */
export function draftFor(type: WebinarNotice, webinar: StoredWebinar, about: string): Omit<NoticeDraft, 'to'> {
  return {
    type,
    key: `${type} ${webinar.id} ${about}`,
    purpose: CHANGES.has(type) ? 'CHANGES' : 'CLASSES',
    values: valuesOf(webinar),
    link: pathOf(webinar),
    subject: webinar.id,
  }
}
