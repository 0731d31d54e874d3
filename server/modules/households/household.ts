import type { HouseholdData } from '#server/platform/context.ts'
import { deleteInvitationsFor, exportInvitations, moveInvitations } from './store.ts'

export const household: HouseholdData<'households'> = {
  tables: { 'households.invitation': { exported: 'households.invitations', erased: 'GONE', merged: 'MOVED' } },
  exportAccount: async ({ db }, accountId) => ({ invitations: await exportInvitations(db, accountId) }),
  move: moveInvitations,
  eraseLearner: ({ db }, learnerId) => deleteInvitationsFor(db, learnerId),
}
