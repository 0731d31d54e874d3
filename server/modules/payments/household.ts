import { because, type HouseholdData } from '#server/platform/points/household-data.ts'

export const household: HouseholdData<'payments'> = {
  tables: {
    'payments.inbox': {
      exported: because('what the gateway said of an order, without the payer'),
      erased: because('kept for half a year, while a payment may be disputed: what was paid, by ids'),
    },
  },
}
