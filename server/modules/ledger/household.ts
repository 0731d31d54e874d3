import { because, type HouseholdData } from '#server/platform/context.ts'

export const household: HouseholdData<'ledger'> = {
  tables: {
    'ledger.balance': { exported: 'wallet.statement', erased: because('kept for eight years: what was paid, by ids') },
    'ledger.posting': { exported: 'wallet.statement', erased: because('kept for eight years: what was paid, by ids') },
  },
}
