import type { HouseholdData } from '#server/platform/points/household-data.ts'
import { reassignUnlessThere } from '#server/platform/database/reassign.ts'
import { deleteRecipientsOfAccount, exportRecipients } from './store-recipients.ts'
import { rowsBy } from '#server/platform/personal/personal-table.ts'

export const household: HouseholdData<'campaigns'> = {
  tables: {
    'campaigns.recipient': {
      exported: 'campaigns.campaigns',
      erased: 'GONE',
      merged: 'MOVED',
      counted: rowsBy('Places in campaigns', 'account_id'),
    },
  },
  exportAccount: async ({ db }, accountId) => ({ campaigns: await exportRecipients(db, accountId) }),
  move: (tx, merging) => reassignUnlessThere(tx, 'campaigns.recipient', merging, ['campaign_id']),
  eraseAccount: ({ db }, accountId) => deleteRecipientsOfAccount(db, accountId),
}
