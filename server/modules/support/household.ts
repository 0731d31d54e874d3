import { because, type HouseholdData } from '#server/platform/context.ts'
import { moveGuardianChanges } from './guardians/store.ts'
import { moveViews } from './view/store.ts'

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
    'support.view': {
      exported: because('shown to the family on its own page'),
      erased: because('who of staff looked at what, by ids'),
      merged: 'MOVED',
    },
  },
  async move(tx, merging) {
    await moveGuardianChanges(tx, merging)
    await moveViews(tx, merging)
  },
}
