import { z } from 'zod'
import { id, Instant, line } from '#core/kernel/schemas.ts'
import {
  AccountId,
  BirthYear,
  GstState,
  HouseholdLearner,
  PersonName,
  PinCode,
} from '#core/modules/accounts/account.ts'
import { NOTICE_CHANNELS } from '#core/taxonomy/notice.ts'
import { LanguageKey, Localised, Phone, Spoken } from '#core/taxonomy/schemas.ts'
import { ZONES } from '#core/taxonomy/zone.ts'
import { USER_STATES } from './user-state.ts'

/** A learner with everything the profile page shows. */
export const Profile = HouseholdLearner.extend({
  accountId: AccountId,
  /** The chip's: "Class 9", "Class 11-JEE", else "Grade". Learning spec, section 3. */
  gradeLabel: z.string(),
  /** The long one: "Class 11 Science"; null when no class is known. */
  gradeName: z.string().nullable(),
  userState: z.enum(USER_STATES),
  birthYear: BirthYear.nullable(),
})
export type Profile = z.infer<typeof Profile>

export const GradeQuestion = z.object({
  /** Whether to ask now: "Are you now in …?" */
  isGradeUpgraded: z.boolean(),
  grade: z.int().nullable(),
  nextGrade: z.int().nullable(),
  gradeLastUpdatedAt: Instant.nullable(),
})
export type GradeQuestion = z.infer<typeof GradeQuestion>

export const MOST_ADDRESSES = 5
export const AddressId = id('adr')

export const AddressInput = z.object({
  name: PersonName,
  phone: Phone,
  line1: line(120).pipe(z.string().min(3, 'Enter house and street.')),
  line2: line(120).nullable().default(null),
  city: line(60).pipe(z.string().min(2, 'Enter a city.')),
  pinCode: PinCode,
  /** Without one, the PIN code's. */
  stateCode: GstState.optional(),
  isDefault: z.boolean().default(false),
})
export type AddressInput = z.infer<typeof AddressInput>

export const Address = AddressInput.extend({
  addressId: AddressId,
  phone: z.string(),
  line2: z.string().nullable(),
  stateCode: z.string(),
  isDefault: z.boolean(),
})
export type Address = z.infer<typeof Address>

const channels = z.array(z.enum(NOTICE_CHANNELS)).max(NOTICE_CHANNELS.length)
const minutes = z.int().min(0).max(1_439)

export const Preference = z.object({
  channels: z.object({ PAYMENTS: channels, CLASSES: channels, REPORTS: channels, OFFERS: channels }),
  quietFrom: minutes,
  quietTill: minutes,
  mayCall: z.boolean(),
  /** The language of messages. Null means the language of the page that caused them. */
  lang: LanguageKey.nullable(),
  /** The clock of the quiet hours, where the number's country has several. Null: the first of them. */
  zone: z.enum(ZONES).nullable().default(null),
})
export type Preference = z.infer<typeof Preference>

export const PreferenceView = Preference.extend({
  /** The zones of the number's country, to choose from. */
  zones: z.array(z.enum(ZONES)),
})
export type PreferenceView = z.infer<typeof PreferenceView>

const key = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'not a key')
export const FlowKey = key
export const QUESTION_KINDS = ['ONE', 'MANY', 'TEXT'] as const

const question = <T extends z.ZodType>(text: T) =>
  z.object({
    key,
    kind: z.enum(QUESTION_KINDS),
    prompt: text,
    isOptional: z.boolean(),
    options: z.array(z.object({ key, label: text })),
  })

/** As staff have written it. */
export const StoredQuestion = question(Localised)
export type StoredQuestion = z.infer<typeof StoredQuestion>

/** Keys of options, or a text. */
export const Answer = z.array(line(500)).max(20)

export const QuestionFlow = z.object({
  flowKey: FlowKey,
  version: z.int(),
  questions: z.array(question(Spoken).extend({ answer: Answer.nullable() })),
  isComplete: z.boolean(),
})
export type QuestionFlow = z.infer<typeof QuestionFlow>
