import { commonErrors } from '#core/kernel/common-errors.ts'
import { profilesApi } from '#core/modules/profiles/api.ts'
import { routes } from '#server/platform/call.ts'
import { saveAddress } from './addresses.ts'
import { choosePreference, viewPreference } from './preferences.ts'
import { answerQuestions, viewFlows } from './question-flows.ts'
import { deleteAddresses, listAddresses } from './store-addresses.ts'
import { askForGrade, buildProfile, stampGrade, viewProfile, viewUserState } from './view-profile.ts'

export const profileRoutes = routes(profilesApi, {
  getUserById: viewProfile,
  profileBuilderPostLogin: buildProfile,
  checkIfGradeUpgraded: askForGrade,
  updateGradeLastUpdatedAt: stampGrade,

  async getUserState(ctx, _, { actor }) {
    const state = actor.kind === 'household' ? await viewUserState(ctx, actor) : 'VISITOR'
    return { userState: state }
  },

  getQuestionFlows: viewFlows,
  answerQuestions,

  listAddresses: (ctx, _, { actor }) => listAddresses(ctx.db, actor.accountId),
  saveAddress,
  async deleteAddress(ctx, { addressId }, { actor }) {
    if (!(await deleteAddresses(ctx.db, actor.accountId, addressId))) throw commonErrors.NOT_FOUND_ERROR()
    return listAddresses(ctx.db, actor.accountId)
  },

  getPreferences: (ctx, _, { actor }) => viewPreference(ctx, actor.accountId),
  setPreferences: (ctx, chosen, { actor }) => choosePreference(ctx, actor.accountId, chosen),
})
