import { reassign } from '#server/platform/database/reassign.ts'
import { because, type HouseholdData } from '#server/platform/points/household-data.ts'
import { deleteBrowsersOfAccount, exportBrowsers } from './push/store-push.ts'
import { deleteNoticesOfAccount, deleteNoticesOfLearner, exportNotices, moveNotices } from './store.ts'
import { rowsBy, rowsUnder } from '#server/platform/personal/personal-table.ts'

export const household: HouseholdData<'notices'> = {
  tables: {
    'notices.notice': {
      exported: 'notices.notices',
      erased: 'GONE',
      merged: 'MOVED',
      counted: rowsBy('Messages to the family', 'account_id', 'subject', 'learner_id', 'about_learner_id'),
    },
    'notices.send': {
      exported: 'notices.notices',
      erased: 'GONE',
      merged: 'MOVED',
      counted: rowsUnder('Deliveries of messages', 'notice_id', 'notices.notice'),
    },
    'notices.push_subscription': {
      exported: 'notices.pushBrowsers',
      erased: 'GONE',
      merged: 'MOVED',
      counted: rowsBy('Browsers with notifications', 'account_id'),
    },
    'notices.number_stop': {
      exported: because('numbers without a household, which wrote STOP'),
      erased: because('a number that wrote STOP gets no offers'),
    },
  },
  exportAccount: async ({ db }, accountId) => ({
    notices: await exportNotices(db, accountId, null),
    pushBrowsers: await exportBrowsers(db, accountId),
  }),
  exportLearner: async ({ db }, learnerId, accountId) => ({ notices: await exportNotices(db, accountId, learnerId) }),
  async move(tx, merging) {
    await moveNotices(tx, merging)
    await reassign(tx, 'notices.push_subscription', merging)
  },
  async eraseAccount({ db }, accountId) {
    await deleteNoticesOfAccount(db, accountId)
    await deleteBrowsersOfAccount(db, accountId)
  },
  eraseLearner: ({ db }, learnerId) => deleteNoticesOfLearner(db, learnerId),
}
