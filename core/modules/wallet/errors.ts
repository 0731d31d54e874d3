import { defineErrors } from '#core/kernel/error.ts'

export const walletErrors = defineErrors({
  // The sentences are the specification's: commerce, section 8.
  MIN_VAL_100: [400, 'Minimum value for recharge is Rs 100.'],
  INVALID_AMOUNT: [400, 'Invalid amount'],
})

/** Only staff see these. */
export const adjustmentErrors = defineErrors({
  NO_SUCH_WALLET: [404, 'We could not find this household. Check the number and try again.'],
  NOTHING_TO_ADJUST: [400, 'Enter an amount. Use a minus sign to take money out.'],
  OWN_ADJUSTMENT: [403, 'You asked for this adjustment yourself. Another person must decide it.'],
  DEBT_CLOSED: [409, 'Somebody has already closed this debt. Reload the page.'],
  NOTHING_IN_WALLET: [409, 'The wallet is empty, so nothing can be taken from it.'],
  ADJUSTMENT_DECIDED: [409, 'Somebody has already decided this. Reload the page to see the decision.'],
})
