import { because, type HouseholdData } from '#server/platform/points/household-data.ts'
import { reassign } from '#server/platform/database/reassign.ts'
import { deleteTicketsOf, exportTickets } from './store.ts'
import { rowsBy, rowsUnder } from '#server/platform/personal/personal-table.ts'

/** Files of tickets are the uploads module's. */
export const household: HouseholdData<'tickets'> = {
  tables: {
    'tickets.ticket': {
      exported: 'tickets.questions',
      erased: 'GONE',
      merged: 'MOVED',
      counted: rowsBy('Help requests', 'account_id', 'learner_id'),
    },
    'tickets.message': {
      exported: because('They are part of tickets.questions.'),
      erased: 'GONE',
      counted: rowsUnder('Messages in help requests', 'ticket_id', 'tickets.ticket'),
    },
  },
  exportAccount: async ({ db }, accountId) => ({ questions: await exportTickets(db, accountId) }),
  move: (tx, merging) => reassign(tx, 'tickets.ticket', merging),
  eraseAccount: ({ db }, accountId) => deleteTicketsOf(db, 'account_id', accountId),
  eraseLearner: ({ db }, learnerId) => deleteTicketsOf(db, 'learner_id', learnerId),
}
