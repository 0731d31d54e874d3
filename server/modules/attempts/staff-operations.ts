// Operations of staff: operations console, O13 and O14.
import { liveErrors as errors } from '#core/modules/attempts/errors.ts'
import { attemptsLiveApi as live } from '#core/modules/attempts/live-api.ts'
import { attemptsStaffApi as api } from '#core/modules/attempts/staff-api.ts'
import { findLearner } from '#server/modules/accounts/index.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { resourceOperations, type NewWrite } from '#server/platform/resource/resource.ts'
import { waiting } from '#server/platform/resource/waiting.ts'
import { rejectChallenge } from './challenges/decide-challenge.ts'
import { challengeRows } from './challenges/store-challenges.ts'
import { extendAttempt, reopenAttempt, voidAttempt } from './live/change-attempt.ts'
import { allowanceRows, attemptRows } from './live/store-live.ts'
import { sayToAll, viewLive } from './live/view-live.ts'
import { previewRegrade } from './regrade/preview-regrade.ts'
import { decideRegrade, regradeOperations } from './regrade/staff.ts'
import { viewSignals } from './signals/note-signals.ts'
import { viewPaperResults } from './statistics/paper-results.ts'

/** Throws NO_SUCH_LEARNER. */
async function newAllowance(ctx: Ctx, tx: Tx, { actor, fields, reason = '' }: NewWrite<typeof live.staffTestAllowances>) {
  if (!(await findLearner(tx, fields.learnerId))) throw errors.NO_SUCH_LEARNER()
  return { ...fields, reason, grantedBy: actor.staffId, grantedAt: ctx.now() }
} // prettier-ignore

export const staffOperations = [
  ...regradeOperations,
  ...resourceOperations(api.staffKeyChallenges, challengeRows),
  ...routes(api.staffResultActions, {
    async previewRegrade({ staffDb }, correction) {
      const { key, preview } = await previewRegrade(staffDb, correction)
      return { key, ...preview }
    },
    decideRegrade: (ctx, decided, { actor }) => decideRegrade(ctx, actor, decided),
    rejectChallenge,
  }),
  ...resourceOperations(live.staffTestAttempts, attemptRows),
  ...resourceOperations(live.staffTestAllowances, allowanceRows, { kind: 'alw', complete: newAllowance }),
  ...routes(live.staffLiveTests, {
    getLiveTest: (ctx, { id }) => viewLive(ctx, id),
    sayToAll,
    getPaperResults: (ctx, { id }) => viewPaperResults(ctx, id),
    getSignals: (ctx, { id }) => viewSignals(ctx, id),
    extendAttempt,
    voidAttempt,
    reopenAttempt,
  }),
]

export const staffWaiting = [
  waiting(api.staffRegrades, { label: 'Corrections of keys to approve', group: 'PUBLISHING', filter: { status: 'WAITING' } }),
  waiting(api.staffKeyChallenges, { label: 'Challenged questions', group: 'FAMILIES', filter: { status: 'OPEN' } }),
] // prettier-ignore
