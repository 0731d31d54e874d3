import { defineErrors } from '#core/kernel/error.ts'

export const ceilingErrors = defineErrors({
  CEILING_CHANGE_IS_OPEN: [409, 'A change of this highest discount is waiting for a decision.'],
  CEILING_IS_SO_ALREADY: [409, 'It is already like this.'],
  CEILING_CHANGED_SINCE: [409, 'This was changed after the request. Refuse it and request the change again.'],
  OWN_CEILING_CHANGE: [403, 'You asked for this, or it is your own highest discount. Another person must approve it.'],
  CEILING_CHANGE_DECIDED: [409, 'This request was decided already.'],
})
