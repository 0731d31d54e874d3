import { householdsApi } from '#core/modules/households/api.ts'
import { routes } from '#server/platform/call.ts'
import { answer, endGuardian, inviteGuardian, viewGuardians, viewInvitations } from './guardians.ts'
import { addLearner, switchLearner } from './learners.ts'
import { askToTakeOver, takeOver } from './take-over.ts'

export const householdRoutes = routes(householdsApi, {
  addLearner,
  switchLearner,
  listGuardians: viewGuardians,
  inviteGuardian,
  listInvitations: (ctx, _, { actor }) => viewInvitations(ctx, actor),
  answerInvitation: answer,
  endGuardian,
  takeOverVerification: askToTakeOver,
  takeOver,
})
