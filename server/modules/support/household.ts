import { because, type HouseholdData } from '#server/platform/points/household-data.ts'
import { reassign } from '#server/platform/database/reassign.ts'
import { moveGuardianChanges } from './guardians/store.ts'
import { deleteNotesOf, exportNotes } from './notes/store.ts'
import { moveViews } from './view/store.ts'
import { rowsBy } from '#server/platform/personal/personal-table.ts'

export const household: HouseholdData<'support'> = {
  tables: {
    'support.merge': {
      exported: because('what staff did, not what we know'),
      erased: because('who of staff joined which accounts, by ids'),
    },
    'support.guardian_change': {
      exported: because('what staff did, not what we know'),
      erased: because('who of staff linked which accounts, by ids'),
      merged: 'MOVED',
    },
    'support.note': {
      exported: 'support.notes',
      erased: 'GONE',
      merged: 'MOVED',
      counted: rowsBy('Notes of staff', 'account_id'),
    },
    'support.view': {
      exported: because('shown to the family on its own page'),
      erased: because('who of staff looked at what, by ids'),
      merged: 'MOVED',
    },
  },
  exportAccount: async ({ db }, accountId) => ({ notes: await exportNotes(db, accountId) }),
  eraseAccount: ({ db }, accountId) => deleteNotesOf(db, accountId),
  async move(tx, merging) {
    await moveGuardianChanges(tx, merging)
    await moveViews(tx, merging)
    await reassign(tx, 'support.note', merging)
  },
}
