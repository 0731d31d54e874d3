import { defineErrors } from '#core/kernel/error.ts'

export const walletErrors = defineErrors({
  // The sentences are the specification's: commerce, section 8.
  MIN_VAL_100: [400, 'Minimum value for recharge is Rs 100.'],
  INVALID_AMOUNT: [400, 'Invalid amount'],
})

/** Only staff see these. */
export const adjustmentErrors = defineErrors({
  NO_SUCH_WALLET: [404, 'There is no such household.'],
  NOTHING_TO_ADJUST: [400, 'Enter an amount, with a minus for what is taken out.'],
  OWN_ADJUSTMENT: [403, 'A second person decides about money in a wallet.'],
  DEBT_CLOSED: [409, 'Somebody has closed this already.'],
  NOTHING_IN_WALLET: [409, 'There is nothing in the wallet that could be taken.'],
  ADJUSTMENT_DECIDED: [409, 'Somebody has decided about this already.'],
})
