// A phone is an account, which is a household; learners are profiles on it. Decision L-10.
import { z } from 'zod'
import { id, line } from '#core/kernel/schemas.ts'
import { BoardKey, GradeNumber, LanguageKey, StreamKey, TargetKey } from '#core/taxonomy/schemas.ts'
import { normalisePhone } from '#core/taxonomy/phone.ts'
import { isPinCode, isStateCode, type StateCode } from '#core/taxonomy/pin-code.ts'

export const AccountId = id('acc')
export type AccountId = z.infer<typeof AccountId>
/** The `userId` and `studentId` of the calls. */
export const LearnerId = id('lrn')
export type LearnerId = z.infer<typeof LearnerId>

/** Any spelling of an Indian mobile number, as E.164. */
export const Phone = z.string().max(40).transform((text, ctx) => {
  const phone = normalisePhone(text)
  if (phone) return phone
  ctx.addIssue({ code: 'custom', message: 'Enter a 10-digit Indian mobile number.' })
  return z.NEVER
}) // prettier-ignore

/** One address, and nothing that a mail header could be made of. */
export const Email = z
  .email()
  .max(254)
  .refine((text) => !/[\s,;<>"]/.test(text), 'Enter one e-mail address.')

export const PersonName = line(60).pipe(z.string().min(1, 'Enter a name.'))
export const PinCode = z.string().trim().refine(isPinCode, 'Enter a 6-digit PIN code.')
export const GstState = z.custom<StateCode>((code) => typeof code === 'string' && isStateCode(code), 'Choose a state.')

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
})
export type Learner = z.infer<typeof Learner>

/** What the page knows of whoever is logged in: learning spec, section 3 "User". */
export const LoginData = Learner.extend({
  isLoggedIn: z.literal(true),
  isNewUser: z.boolean(),
  accountId: AccountId,
  phone: z.string(),
  email: z.string().nullable(),
  pinCode: z.string().nullable(),
  stateCode: z.string().nullable(),
  /** Of the chosen learner, at the top too: clients of the specification read it there. */
  grade: GradeNumber.nullable(),
  permissions: z.array(z.string()),
  roles: z.array(z.string()),
  learners: z.array(Learner),
})
export type LoginData = z.infer<typeof LoginData>

/** Everything a family may change about itself here; what is absent stays. */
export const ProfileChange = z.object({
  firstName: PersonName.optional(),
  lastName: line(60).nullable().optional(),
  email: Email.nullable().optional(),
  pinCode: PinCode.optional(),
  stateCode: GstState.optional(),
  grade: GradeNumber.optional(),
  stream: StreamKey.nullable().optional(),
  board: BoardKey.optional(),
  target: TargetKey.optional(),
  language: LanguageKey.optional(),
})
export type ProfileChange = z.infer<typeof ProfileChange>
