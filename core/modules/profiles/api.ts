import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields, Instant } from '#core/kernel/schemas.ts'
import { LearnerId, LoginData, StudyChange } from '#core/modules/accounts/account.ts'
import { accountErrors } from '#core/modules/accounts/errors.ts'
import { answerLanguage } from '#core/taxonomy/schemas.ts'
import { profileErrors as errors } from './errors.ts'
import { Address, AddressId, AddressInput, Answer, FlowKey, GradeQuestion, Preference, Profile, QuestionFlow } from './profile.ts' // prettier-ignore
import { USER_STATES } from './user-state.ts'

const ofLearner = z.object({ userId: LearnerId.optional(), ...callerFields })
const Addresses = z.array(Address)

export const profilesApi = {
  getUserById: endpoint({
    method: 'GET',
    path: '/getUserById',
    also: ['/getUserProfile', '/profile/web/student'],
    summary: 'A learner of this household, the chosen one unless another is named',
    access: 'household',
    query: ofLearner,
    response: Profile,
  }),
  profileBuilderPostLogin: endpoint({
    method: 'POST',
    path: '/profileBuilderPostLogin',
    summary: 'What a visitor had chosen before logging in, kept where the profile says nothing yet',
    access: 'household',
    body: StudyChange.extend({ userId: LearnerId.optional(), ...callerFields }),
    response: LoginData,
  }),
  checkIfGradeUpgraded: endpoint({
    method: 'GET',
    path: '/profile/checkIfGradeUpgraded',
    summary: 'Whether to ask if the learner has moved up: once in a school year',
    access: 'household',
    query: ofLearner,
    response: GradeQuestion,
  }),
  updateGradeLastUpdatedAt: endpoint({
    method: 'POST',
    path: '/profile/updateGradeLastUpdatedAt',
    summary: 'Say that the class has been asked for, so that it is not asked again this school year',
    access: 'household',
    body: ofLearner,
    response: z.object({ gradeLastUpdatedAt: Instant }),
  }),
  getUserState: endpoint({
    method: 'GET',
    path: '/userLifeCycle/getUserState',
    summary: 'Where the chosen learner stands with us; a visitor is answered VISITOR',
    access: 'anyone',
    query: z.object(callerFields),
    response: z.object({ userState: z.enum(USER_STATES) }),
  }),
  getQuestionFlows: endpoint({
    method: 'GET',
    path: '/user-profile-questions/v2/flows',
    summary: 'The questions for this learner’s class, in the version in force, with the answers given so far',
    access: 'household',
    query: z.object({ userId: LearnerId.optional(), flowKey: FlowKey.optional(), ...answerLanguage, ...callerFields }),
    response: z.array(QuestionFlow),
  }),
  answerQuestions: endpoint({
    method: 'POST',
    path: '/user-profile-questions/v2/answers',
    summary: 'Answer some of the questions; an empty answer takes one back',
    access: 'household',
    body: z.object({
      userId: LearnerId.optional(),
      flowKey: FlowKey,
      version: z.int().min(1).max(100_000),
      answers: z.record(FlowKey, Answer),
      ...answerLanguage,
      ...callerFields,
    }),
    response: z.array(QuestionFlow),
    errors: [errors.FLOW_CHANGED, errors.ANSWER_NOT_OFFERED, accountErrors.CONSENT_NEEDED],
  }),
  listAddresses: endpoint({
    method: 'GET',
    path: '/profile/shippingAddresses',
    summary: 'Where kits may go, the usual one first',
    access: 'household',
    query: z.object(callerFields),
    response: Addresses,
  }),
  saveAddress: endpoint({
    method: 'POST',
    path: '/profile/shippingAddress',
    summary: 'Add an address, or change the one that is named',
    access: 'household',
    body: AddressInput.extend({ addressId: AddressId.optional(), ...callerFields }),
    response: Addresses,
    errors: [errors.TOO_MANY_ADDRESSES, commonErrors.NOT_FOUND_ERROR],
  }),
  deleteAddress: endpoint({
    method: 'POST',
    path: '/profile/shippingAddress/delete',
    summary: 'Forget an address',
    access: 'household',
    body: z.object({ addressId: AddressId, ...callerFields }),
    response: Addresses,
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
  getPreferences: endpoint({
    method: 'GET',
    path: '/notification-preferences',
    summary: 'What this household hears of, where and when',
    access: 'household',
    query: z.object(callerFields),
    response: Preference,
  }),
  setPreferences: endpoint({
    method: 'PUT',
    path: '/notification-preferences',
    summary: 'Choose what to hear of, where and when; what needs a consent needs it first',
    access: 'household',
    body: Preference.extend(callerFields),
    response: Preference,
    errors: [errors.PAYMENTS_NEED_A_CHANNEL, errors.OFFERS_NEED_CONSENT, errors.WHATSAPP_NEEDS_CONSENT],
  }),
}
