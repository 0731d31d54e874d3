import { defineErrors } from '#core/kernel/error.ts'
import { requestErrors } from '#core/modules/privacy/errors.ts'

export const viewErrors = defineErrors({
  VIEW_IS_OVER: [404, 'This support session has already ended.'],
})

export const mergeErrors = {
  NO_SUCH_HOUSEHOLD: requestErrors.NO_SUCH_HOUSEHOLD,
  ...defineErrors({
    SAME_HOUSEHOLD: [409, 'These are already the same household. Choose two different ones.'],
    CANNOT_MERGE: [409, 'These households cannot be merged now: {why}'],
    MERGE_ASKED: [409, 'A merge of this household is already waiting for a decision.'],
    MERGE_DECIDED: [409, 'This request is already decided. Reload the page to see the decision.'],
    OWN_MERGE: [403, 'You made this request yourself. Another person must decide it.'],
  }),
}
