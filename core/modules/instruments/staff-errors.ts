import { defineErrors } from '#core/kernel/error.ts'

export const emiStaffErrors = defineErrors({
  EMI_CHANGE_IS_OPEN: [409, 'A change of this is waiting for a decision.'],
  EMI_IS_SO_ALREADY: [409, 'It is already like this.'],
  EMI_TERM_IS_UNKNOWN: [400, 'A change of this kind does not have all of these fields.'],
  EMI_MAXIMUM_TOO_LOW: [400, 'The largest order must be above the smallest.'],
  EMI_PLAN_IS_THERE: [409, 'The bank already has a plan with these months and the same no-cost setting.'],
  EMI_CHANGED_SINCE: [409, 'This was changed after the request. Refuse it and request the change again.'],
  OWN_EMI_CHANGE: [403, 'You asked for this change, or wrote the plan or the issuer. Another person must approve it.'],
  EMI_CHANGE_DECIDED: [409, 'This request was decided already.'],
})
