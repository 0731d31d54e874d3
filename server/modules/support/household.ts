import { because, type HouseholdData } from '#server/platform/context.ts'
import { moveViews } from './view/store.ts'

export const household: HouseholdData<'support'> = {
  tables: {
    'support.merge': {
      exported: because('what staff did, not what we know'),
      erased: because('who of staff joined which accounts, by ids'),
    },
    'support.view': {
      exported: because('shown to the family on its own page'),
      erased: because('who of staff looked at what, by ids'),
      merged: 'MOVED',
    },
  },
  move: moveViews,
}
