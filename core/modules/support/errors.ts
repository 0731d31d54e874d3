import { defineErrors } from '#core/kernel/error.ts'

export const viewErrors = defineErrors({
  VIEW_IS_OVER: [404, 'This support session has already ended.'],
})

export const mergeErrors = defineErrors({
  NO_SUCH_HOUSEHOLD: [404, 'We could not find this household. It may already be merged into another one.'],
  SAME_HOUSEHOLD: [409, 'These are already the same household. Choose two different ones.'],
  CANNOT_MERGE: [409, 'These households cannot be merged now: {why}'],
  MERGE_ASKED: [409, 'A merge of this household is already waiting for a decision.'],
  MERGE_DECIDED: [409, 'This request is already decided. Reload the page to see the decision.'],
  OWN_MERGE: [403, 'You made this request yourself. Another person must decide it.'],
})
