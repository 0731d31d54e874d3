// The checklist of a webinar before families see it. It knows no zod.
import { isBefore, type Instant } from '#core/kernel/time.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import { PUBLISHED } from '#core/taxonomy/page-path.ts'

export interface CheckedWebinar {
  readonly title: LocalisedText
  readonly text: LocalisedText
  readonly points: readonly LocalisedText[]
  readonly teacherId: string | null
  readonly subjectKey: string
  readonly languages: readonly string[]
  readonly startsAt: Instant
  readonly reminderMinutes: readonly number[]
}

/** Those that keep it from being published, and those that only make it better. */
export const NEEDED_ITEMS = ['TITLE', 'TEXT', 'TEACHER', 'SUBJECT', 'LANGUAGE', 'TIME'] as const
export const WISHED_ITEMS = ['POINTS', 'REMINDERS', 'TRANSLATIONS'] as const
export type PublishItem = (typeof NEEDED_ITEMS)[number] | (typeof WISHED_ITEMS)[number]

/** Tells of each item of the list whether it is done. */
export function publishCheck(webinar: CheckedWebinar, now: Instant): Readonly<Record<PublishItem, boolean>> {
  const { title, text, points, teacherId, subjectKey, languages, startsAt, reminderMinutes } = webinar
  return {
    TITLE: isText(title.en),
    TEXT: isText(text.en),
    TEACHER: teacherId !== null,
    SUBJECT: isText(subjectKey),
    LANGUAGE: languages.length > 0,
    TIME: isBefore(now, startsAt),
    POINTS: points.length >= 3,
    REMINDERS: reminderMinutes.length > 0,
    TRANSLATIONS: PUBLISHED.every((lang) => isText(title[lang]) && isText(text[lang])),
  }
}

function isText(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== ''
}
