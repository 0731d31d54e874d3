import type { HouseholdData } from '#server/platform/points/household-data.ts'
import { deleteInvitationsFor, exportInvitations, moveInvitations } from './store.ts'
import { rowsBy } from '#server/platform/personal/personal-table.ts'

export const household: HouseholdData<'households'> = {
  tables: {
    'households.invitation': {
      exported: 'households.invitations',
      erased: 'GONE',
      merged: 'MOVED',
      counted: rowsBy('Invitations of guardians', 'learner_id'),
    },
  },
  exportAccount: async ({ db }, accountId) => ({ invitations: await exportInvitations(db, accountId) }),
  move: moveInvitations,
  eraseLearner: ({ db }, learnerId) => deleteInvitationsFor(db, learnerId),
}
