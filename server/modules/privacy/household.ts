import { because, type HouseholdData } from '#server/platform/points/household-data.ts'
import { viewRequest } from './requests/own-requests.ts'
import { emptyRequests, listRequestsOf, moveRequests } from './requests/store.ts'

export const household: HouseholdData<'privacy'> = {
  tables: {
    'privacy.deletion': {
      exported: because('shown on the page that deletes'),
      erased: 'GONE',
      merged: because('an account that is to be deleted is not merged'),
    },
    'privacy.request': {
      exported: 'privacy.requests',
      erased: 'EMPTIED',
      merged: 'MOVED',
    },
  },
  exportAccount: async ({ db }, accountId) => ({
    requests: (await listRequestsOf(db, accountId)).map((request) => viewRequest(request)),
  }),
  move: moveRequests,
  eraseAccount: ({ db }, accountId) => emptyRequests(db, accountId),
}
