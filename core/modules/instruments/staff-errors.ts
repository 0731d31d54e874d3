import { defineErrors } from '#core/kernel/error.ts'

export const emiStaffErrors = defineErrors({
  EMI_CHANGE_IS_OPEN: [409, 'A change of this plan is waiting for a decision.'],
  EMI_PLAN_IS_SO_ALREADY: [409, 'This plan is already like this.'],
  EMI_PLAN_IS_THERE: [409, 'The bank already has a plan with these months and the same no-cost setting.'],
  EMI_PLAN_CHANGED_SINCE: [409, 'This plan was changed after the request. Refuse it and request the change again.'],
  OWN_EMI_CHANGE: [403, 'You asked for this change. Another person must approve it.'],
  EMI_CHANGE_DECIDED: [409, 'This request was decided already.'],
})
