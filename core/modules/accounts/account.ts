// A phone is an account, which is a household; learners are profiles on it. Decision L-10.
import { z } from 'zod'
import { id, Instant, line } from '#core/kernel/schemas.ts'
import { plainDigits } from '#core/kernel/typed.ts'
import { BoardKey, Email, GradeNumber, LanguageKey, StreamKey, TargetKey } from '#core/taxonomy/schemas.ts'
import { isPinCode, isStateCode, type StateCode } from '#core/taxonomy/pin-code.ts'
import { STANDINGS } from './standing.ts'

export const AccountId = id('acc')
export type AccountId = z.infer<typeof AccountId>
/** The `userId` and `studentId` of the calls. */
export const LearnerId = id('lrn')
export type LearnerId = z.infer<typeof LearnerId>

export const PersonName = line(60).pipe(z.string().min(1, 'Enter a name.'))
export const PinCode = z.string().overwrite(plainDigits).refine(isPinCode, 'Enter a 6-digit PIN code.')
export const GstState = z.custom<StateCode>((code) => typeof code === 'string' && isStateCode(code), 'Choose a state.')

/** Who uses a number, in their own words: a parent for their children, or a student of their own. */
export const HELD_BY = ['PARENT', 'STUDENT'] as const
export const HeldBy = z.enum(HELD_BY)
export type HeldBy = z.infer<typeof HeldBy>

export const BirthYear = z.int('Choose a year.').min(1900, 'Choose a year.').max(2200, 'Choose a year.')

export const StudentInfo = z.object({
  grade: GradeNumber.nullable(),
  stream: StreamKey.nullable(),
  board: z.string().nullable(),
  target: z.string().nullable(),
  examTargets: z.array(z.string()),
  language: LanguageKey.nullable(),
})

export const Learner = z.object({
  userId: LearnerId,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  studentInfo: StudentInfo,
  birthYear: BirthYear.nullable(),
  school: z.string().nullable(),
  /** When a guardian consented. Null for an adult, who needs no consent. */
  consentedAt: Instant.nullable(),
})
export type Learner = z.infer<typeof Learner>

/** A learner as the household sees it: of its own, or of another household it is guardian in. */
export const HouseholdLearner = Learner.extend({
  standing: z.enum(STANDINGS),
  isHome: z.boolean(),
})
export type HouseholdLearner = z.infer<typeof HouseholdLearner>

/** The page's data about the logged-in user: learning spec, section 3 "User". */
export const LoginData = HouseholdLearner.extend({
  isLoggedIn: z.literal(true),
  isNewUser: z.boolean(),
  accountId: AccountId,
  phone: z.string(),
  email: z.string().nullable(),
  isEmailVerified: z.boolean(),
  /** Null until the question is answered. */
  heldBy: HeldBy.nullable(),
  pinCode: z.string().nullable(),
  stateCode: z.string().nullable(),
  /** The fields of the chosen learner, repeated at the top level: clients of the specification read them there. */
  grade: GradeNumber.nullable(),
  permissions: z.array(z.string()),
  roles: z.array(z.string()),
  learners: z.array(HouseholdLearner),
  /** Only while staff look: until when. */
  supportView: z.object({ viewId: z.string(), endsAt: Instant }).optional(),
})
export type LoginData = z.infer<typeof LoginData>

/** A learner's class, board and targets. Absent fields stay unchanged. */
export const StudyChange = z.object({
  grade: GradeNumber.optional(),
  stream: StreamKey.nullable().optional(),
  board: BoardKey.optional(),
  target: TargetKey.optional(),
  examTargets: z.array(TargetKey).max(10).optional(),
  language: LanguageKey.optional(),
})
export type StudyChange = z.infer<typeof StudyChange>

export const LearnerChange = StudyChange.extend({
  firstName: PersonName.optional(),
  lastName: line(60).nullable().optional(),
  birthYear: BirthYear.optional(),
  school: line(120).nullable().optional(),
})
export type LearnerChange = z.infer<typeof LearnerChange>

/** Everything a family may change about itself here; what is absent stays. */
export const ProfileChange = LearnerChange.extend({
  heldBy: HeldBy.optional(),
  email: Email.nullable().optional(),
  /** Null takes it away, and its state with it. */
  pinCode: PinCode.nullable().optional(),
  stateCode: GstState.optional(),
})
export type ProfileChange = z.infer<typeof ProfileChange>
