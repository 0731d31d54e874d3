import { because, type HouseholdData } from '#server/platform/context.ts'
import { moveInvoices } from './store.ts'

export const household: HouseholdData<'invoices'> = {
  tables: {
    'invoices.invoice': {
      exported: because('the family opens the invoice of each order'),
      erased: because('tax law: invoices stay as they were written'),
      merged: 'MOVED',
    },
  },
  move: moveInvoices,
}
