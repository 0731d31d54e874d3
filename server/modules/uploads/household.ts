import type { HouseholdData } from '#server/platform/points/household-data.ts'
import { reassign } from '#server/platform/database/reassign.ts'
import { eraseFiles } from './delete-files.ts'
import { listOf } from './store.ts'
import { rowsBy } from '#server/platform/personal/personal-table.ts'

export const household: HouseholdData<'uploads'> = {
  tables: {
    'uploads.file': {
      exported: 'uploads.files',
      erased: 'GONE',
      merged: 'MOVED',
      counted: rowsBy('Files and photos', 'account_id', 'learner_id'),
    },
  },
  exportAccount: async ({ db }, accountId) => ({
    files: (await listOf(db, 'account_id', accountId)).map(({ name, type, bytes, purpose, createdAt }) => ({ name, type, bytes, purpose, createdAt })), // prettier-ignore
  }),
  move: (tx, merging) => reassign(tx, 'uploads.file', merging),
  eraseAccount: (ctx, accountId) => eraseFiles(ctx, 'account_id', accountId),
  eraseLearner: (ctx, learnerId) => eraseFiles(ctx, 'learner_id', learnerId),
}
