import type { HouseholdData } from '#server/platform/context.ts'
import { deleteNoticesOfAccount, deleteNoticesOfLearner, exportNotices, moveNotices } from './store.ts'

export const household: HouseholdData<'notices'> = {
  tables: {
    'notices.notice': { exported: 'notices.notices', erased: 'GONE', merged: 'MOVED' },
    'notices.send': { exported: 'notices.notices', erased: 'GONE', merged: 'MOVED' },
  },
  exportAccount: async ({ db }, accountId) => ({ notices: await exportNotices(db, accountId, null) }),
  exportLearner: async ({ db }, learnerId, accountId) => ({ notices: await exportNotices(db, accountId, learnerId) }),
  move: moveNotices,
  eraseAccount: ({ db }, accountId) => deleteNoticesOfAccount(db, accountId),
  eraseLearner: ({ db }, learnerId) => deleteNoticesOfLearner(db, learnerId),
}
