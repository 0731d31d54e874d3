import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields, Instant } from '#core/kernel/schemas.ts'
import { LearnerId, LoginData, StudyChange } from '#core/modules/accounts/account.ts'
import { accountErrors } from '#core/modules/accounts/errors.ts'
import { answerLanguage } from '#core/taxonomy/schemas.ts'
import { profileErrors as errors } from './errors.ts'
import { Address, AddressId, AddressInput, Answer, FlowKey, GradeQuestion, Preference, PreferenceView, Profile, QuestionFlow } from './profile.ts' // prettier-ignore
import { USER_STATES } from './user-state.ts'

const ofLearner = z.object({ userId: LearnerId.optional(), ...callerFields })
const Addresses = z.array(Address)

export const profilesApi = {
  getUserById: endpoint({
    method: 'GET',
    path: '/getUserById',
    also: ['/getUserProfile', '/profile/web/student'],
    summary: 'Get a learner’s profile (default: the chosen learner)',
    access: 'learner',
    query: ofLearner,
    response: Profile,
  }),
  profileBuilderPostLogin: endpoint({
    method: 'POST',
    path: '/profileBuilderPostLogin',
    summary: 'Save a visitor’s choices after login, where the profile is empty',
    access: 'learner',
    body: StudyChange.extend({ userId: LearnerId.optional(), ...callerFields }),
    response: LoginData,
  }),
  checkIfGradeUpgraded: endpoint({
    method: 'GET',
    path: '/profile/checkIfGradeUpgraded',
    summary: 'Check whether to ask if the learner has moved up a class (once a school year)',
    access: 'learner',
    query: ofLearner,
    response: GradeQuestion,
  }),
  updateGradeLastUpdatedAt: endpoint({
    method: 'POST',
    path: '/profile/updateGradeLastUpdatedAt',
    summary: 'Record that the class was asked for this school year',
    access: 'learner',
    body: ofLearner,
    response: z.object({ gradeLastUpdatedAt: Instant }),
  }),
  getUserState: endpoint({
    method: 'GET',
    path: '/userLifeCycle/getUserState',
    summary: 'Get the life-cycle state of the chosen learner (VISITOR without a session)',
    access: 'anyone',
    query: z.object(callerFields),
    response: z.object({ userState: z.enum(USER_STATES) }),
  }),
  getQuestionFlows: endpoint({
    method: 'GET',
    path: '/user-profile-questions/v2/flows',
    summary: 'Get the questions for the learner’s class, with the answers so far',
    access: 'learner',
    query: z.object({ userId: LearnerId.optional(), flowKey: FlowKey.optional(), ...answerLanguage, ...callerFields }),
    response: z.array(QuestionFlow),
  }),
  answerQuestions: endpoint({
    method: 'POST',
    path: '/user-profile-questions/v2/answers',
    summary: 'Answer questions (an empty answer deletes one)',
    access: 'learner',
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
    summary: 'List delivery addresses, the default first',
    access: 'household',
    query: z.object(callerFields),
    response: Addresses,
  }),
  saveAddress: endpoint({
    method: 'POST',
    path: '/profile/shippingAddress',
    summary: 'Create or update a delivery address',
    access: 'household',
    body: AddressInput.extend({ addressId: AddressId.optional(), ...callerFields }),
    response: Addresses,
    errors: [errors.TOO_MANY_ADDRESSES, commonErrors.NOT_FOUND_ERROR],
  }),
  deleteAddress: endpoint({
    method: 'POST',
    path: '/profile/shippingAddress/delete',
    summary: 'Delete a delivery address',
    access: 'household',
    body: z.object({ addressId: AddressId, ...callerFields }),
    response: Addresses,
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
  getPreferences: endpoint({
    method: 'GET',
    path: '/notification-preferences',
    summary: 'Get notification preferences',
    access: 'household',
    query: z.object(callerFields),
    response: PreferenceView,
  }),
  setPreferences: endpoint({
    method: 'PUT',
    path: '/notification-preferences',
    summary: 'Update notification preferences (some need a consent first)',
    access: 'household',
    body: Preference.extend(callerFields),
    response: PreferenceView,
    errors: [errors.PAYMENTS_NEED_A_CHANNEL, errors.OFFERS_NEED_CONSENT, errors.WHATSAPP_NEEDS_CONSENT],
  }),
}
