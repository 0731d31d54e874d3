// The content of the first pages, as staff write it: the sections of the home page, offerings, pop-ups.
import { z } from 'zod'
import { id, Instant, inWords } from '#core/kernel/schemas.ts'
import { POPUP_KINDS } from '#core/modules/clickstream/popups.ts'
import { GradeNumber, LanguageKey, Spoken } from '#core/taxonomy/schemas.ts'
import { WebinarId } from '#core/modules/webinars/webinar.ts'
import { AUDIENCES } from './audience.ts'

export const Audience = inWords(z.enum(AUDIENCES), {
  VISITOR: 'Visitors',
  SIGNED_IN: 'Families who are logged in',
  UNPAID: 'Families without a paid course',
  PAID: 'Families with a paid course',
})
/** Only ACTIVE is served: decision L-54. */
export const EntityState = z.enum(['DRAFT', 'ACTIVE', 'INACTIVE'])

/** The sections of the home page. The content of a section, apart from its heading, comes from its own module. */
export const SECTION_KEYS = ['HERO', 'FREE_CLASSES', 'MASTER_CLASSES', 'DEMO', 'OFFERINGS', 'PLANS', 'WEEK', 'FEED', 'CLAIMS', 'PARENTS', 'TESTIMONIALS', 'QUESTIONS'] as const // prettier-ignore
export const SectionKey = z.enum(SECTION_KEYS)
export type SectionKey = z.infer<typeof SectionKey>

export const HomeSection = z.object({
  key: SectionKey,
  heading: Spoken,
  subHeading: Spoken.nullable(),
  rank: z.int(),
  audience: Audience,
})
export const HomeConfig = z.object({ sections: z.array(HomeSection) })
export type HomeConfig = z.infer<typeof HomeConfig>

export const OFFERING_ICONS = ['book-open', 'calendar-days', 'graduation-cap', 'landmark', 'message-circle', 'play', 'star', 'trophy', 'user-round', 'video'] as const // prettier-ignore

/** A way to learn with us, as a tile. */
export const Offering = z.object({
  id: id('ofr'),
  title: Spoken,
  text: Spoken,
  icon: z.enum(OFFERING_ICONS),
  redirectionUrl: z.string(),
  /** Empty: for every class. */
  grades: z.array(GradeNumber),
  rank: z.int(),
})
export type Offering = z.infer<typeof Offering>

/** A class that a known teacher gives to everybody, outside any course: a webinar of that type. */
export const MasterClass = z.object({
  id: WebinarId,
  title: Spoken,
  subjectKey: z.string(),
  teacherName: z.string(),
  grades: z.array(GradeNumber),
  targets: z.array(z.string()),
  language: LanguageKey,
  startsAt: Instant,
  lengthMinutes: z.int(),
  isLive: z.boolean(),
  redirectionUrl: z.string(),
})
export type MasterClass = z.infer<typeof MasterClass>

/** Where a pop-up may stand. Never on a test, a class or a payment page: unshaped screens, B16. */
export const PopupPage = z.enum(['home', 'explore', 'courses', 'course', 'plans', 'campaign'])
export const PopupId = id('pop')
export const PopupKind = z.enum(POPUP_KINDS)
export const Popup = z.object({
  id: PopupId,
  kind: PopupKind,
  title: Spoken,
  text: Spoken,
  /** Where an offer's button leads; a visitor goes by the login. The others lead on from where they stand. */
  redirectionUrl: z.string().nullable(),
  label: Spoken,
})
export type Popup = z.infer<typeof Popup>
export const PopupEventType = z.enum(['VIEW', 'LOGIN_CLICK', 'CLOSE_CLICK'])
