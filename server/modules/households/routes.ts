import { householdsApi } from '#core/modules/households/api.ts'
import { routes } from '#server/platform/call.ts'
import { answer, endGuardian, inviteGuardian, viewGuardians, viewInvitations } from './guardians.ts'
import { addLearner, switchLearner } from './learners.ts'
import { askToTakeOver, takeOver } from './take-over.ts'

export const householdRoutes = routes(householdsApi, {
  addLearner: (ctx, study, call) => addLearner(ctx, call, study),
  switchLearner: (ctx, { userId }, call) => switchLearner(ctx, call, userId),
  listGuardians: (ctx, { userId }, { actor }) => viewGuardians(ctx, actor, userId),
  inviteGuardian: (ctx, invitation, { actor }) => inviteGuardian(ctx, actor, invitation),
  listInvitations: (ctx, _, { actor }) => viewInvitations(ctx, actor),
  answerInvitation: (ctx, given, { actor }) => answer(ctx, actor, given),
  endGuardian: (ctx, whom, { actor }) => endGuardian(ctx, actor, whom),
  takeOverVerification: (ctx, request, call) => askToTakeOver(ctx, call, request),
  takeOver: (ctx, { userId, verificationId, otp }, call) => takeOver(ctx, call, { userId, verificationId, otp }),
})
