// Operations of staff: operations console, O13 and O14.
import { attemptsStaffApi as api } from '#core/modules/attempts/staff-api.ts'
import { routes } from '#server/platform/call.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { waiting } from '#server/platform/resource/waiting.ts'
import { rejectChallenge } from './challenges/decide-challenge.ts'
import { challengeRows } from './challenges/store-challenges.ts'
import { previewRegrade } from './regrade/preview-regrade.ts'
import { decideRegrade, regradeOperations } from './regrade/staff.ts'

export const staffOperations = [
  ...regradeOperations,
  ...resourceOperations(api.staffKeyChallenges, challengeRows),
  ...routes(api.staffResultActions, {
    async previewRegrade({ staffDb }, correction) {
      const { key, preview } = await previewRegrade(staffDb, correction)
      return { key, ...preview }
    },
    decideRegrade: (ctx, decided, { actor }) => decideRegrade(ctx, actor, decided),
    rejectChallenge: (ctx, rejection, { actor }) => rejectChallenge(ctx, actor, rejection),
  }),
]

export const staffWaiting = [
  waiting(api.staffRegrades, { label: 'Corrections of keys to approve', group: 'PUBLISHING', filter: { status: 'WAITING' } }),
  waiting(api.staffKeyChallenges, { label: 'Challenged questions', group: 'FAMILIES', filter: { status: 'OPEN' } }),
] // prettier-ignore
