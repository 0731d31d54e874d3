// The learners of a household and their guardians. The specification has no calls for them: these paths are ours.
import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields } from '#core/kernel/schemas.ts'
import { BirthYear, LearnerId, LoginData, StudyChange } from '#core/modules/accounts/account.ts'
import { blockedError } from '#core/modules/accounts/block.ts'
import { otpErrors, sendErrors } from '#core/modules/otp/errors.ts'
import { givenCode, Verification } from '#core/modules/otp/verification.ts'
import { answerLanguage, GradeNumber, Phone } from '#core/taxonomy/schemas.ts'
import { householdErrors as errors } from './errors.ts'
import { GuardianRef, GuardianView, Invitation, InvitationId } from './household.ts'

const blocked = Object.values(blockedError)
const sends = { calls: 20, perSeconds: 600 }
const Guardians = z.array(GuardianView)

export const householdsApi = {
  addLearner: endpoint({
    method: 'POST',
    path: '/household/addLearner',
    summary: 'Add a child to this household and select it (its name is kept after a parent’s consent)',
    access: 'household',
    body: StudyChange.extend({ birthYear: BirthYear, grade: GradeNumber, ...callerFields }),
    response: LoginData,
    errors: [errors.TOO_MANY_LEARNERS],
  }),
  switchLearner: endpoint({
    method: 'POST',
    path: '/household/switchLearner',
    summary: 'Select another learner of this household in this browser',
    access: 'learner',
    body: z.object({ userId: LearnerId, ...callerFields }),
    response: LoginData,
  }),
  listGuardians: endpoint({
    method: 'GET',
    path: '/household/guardians',
    summary: 'List the guardians of a learner',
    access: 'learner',
    query: z.object({ userId: LearnerId.optional(), ...callerFields }),
    response: Guardians,
  }),
  inviteGuardian: endpoint({
    method: 'POST',
    path: '/household/inviteGuardian',
    summary: 'Invite a phone number as guardian of a learner (same answer for a known number)',
    access: 'learner',
    body: z.object({ userId: LearnerId.optional(), phone: Phone, ...answerLanguage, ...callerFields }),
    response: z.object({ isInvited: z.boolean() }),
    errors: [errors.TOO_MANY_GUARDIANS],
    limit: { calls: 10, perSeconds: 3_600, everywhere: true },
  }),
  listInvitations: endpoint({
    method: 'GET',
    path: '/household/invitations',
    summary: 'List the guardian invitations of this number',
    access: 'household',
    query: z.object(callerFields),
    response: z.array(Invitation),
  }),
  answerInvitation: endpoint({
    method: 'POST',
    path: '/household/answerInvitation',
    summary: 'Accept or refuse a guardian invitation',
    access: 'household',
    body: z.object({ invitationId: InvitationId, accept: z.boolean(), ...callerFields }),
    response: LoginData,
    errors: [errors.INVITATION_OVER, errors.TOO_MANY_GUARDIANS],
  }),
  endGuardian: endpoint({
    method: 'POST',
    path: '/household/endGuardian',
    summary: 'Remove a later guardian, or yourself, and log that guardian out',
    access: 'learner',
    body: GuardianRef.extend(callerFields),
    response: Guardians,
    errors: [errors.NOT_A_GUARDIAN, errors.FIRST_GUARDIAN_STAYS],
  }),
  takeOverVerification: endpoint({
    method: 'POST',
    path: '/household/takeOverVerification',
    summary: 'Send a code to the number of a grown-up learner who takes over',
    access: 'learner',
    body: z.object({ userId: LearnerId.optional(), phone: Phone, ...answerLanguage, ...callerFields }),
    response: Verification,
    errors: [errors.NOT_A_GUARDIAN, errors.STILL_A_CHILD, ...sendErrors],
    limit: sends,
  }),
  takeOver: endpoint({
    method: 'POST',
    path: '/household/takeOver',
    summary: 'Move a grown-up learner to the confirmed number and log this browser in there',
    access: 'learner',
    body: z.object({ userId: LearnerId.optional(), ...givenCode, ...callerFields }),
    response: LoginData,
    errors: [errors.NOT_A_GUARDIAN, errors.STILL_A_CHILD, otpErrors.INCORRECT_OTP, otpErrors.OTP_EXPIRED, ...blocked],
    limit: { calls: 30, perSeconds: 600 },
  }),
}
