import { because, type HouseholdData } from '#server/platform/points/household-data.ts'
import { moveInvoices } from './store.ts'
import { rowsBy } from '#server/platform/personal/personal-table.ts'

export const household: HouseholdData<'invoices'> = {
  tables: {
    'invoices.invoice': {
      exported: because('the family opens the invoice of each order'),
      erased: because('Tax law: an invoice stays as it was written, with the name and the address on it.'),
      merged: 'MOVED',
      counted: rowsBy('Invoices', 'account_id'),
    },
  },
  move: moveInvoices,
}
