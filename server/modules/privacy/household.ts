import { because, type HouseholdData } from '#server/platform/context.ts'
import { moveRequests } from './requests/store.ts'

export const household: HouseholdData<'privacy'> = {
  tables: {
    'privacy.deletion': {
      exported: because('shown on the page that deletes'),
      erased: 'GONE',
      merged: because('an account that is to be deleted is not merged'),
    },
    'privacy.request': {
      exported: because('what staff did, not what we know'),
      erased: because('the proof that a request was answered, by ids'),
      merged: 'MOVED',
    },
  },
  move: moveRequests,
}
