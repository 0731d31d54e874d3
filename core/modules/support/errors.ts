import { defineErrors } from '#core/kernel/error.ts'
import { householdErrors } from '#core/modules/households/errors.ts'
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

export const guardianErrors = {
  TOO_MANY_GUARDIANS: householdErrors.TOO_MANY_GUARDIANS,
  ...defineErrors({
    LEARNER_IS_A_CHILD: [409, 'The learner is not known to be an adult. A guardian has to agree.'],
    IS_GUARDIAN_ALREADY: [409, 'This household already acts for the learner.'],
    IS_NO_GUARDIAN: [409, 'This household is not a guardian of the learner.'],
    LEARNER_LIVES_THERE: [409, 'The learner lives in this household, so it cannot be unlinked.'],
    LAST_GUARDIAN: [409, 'A child needs a guardian. Link another one first.'],
    GUARDIAN_CHANGE_ASKED: [409, 'A change of this guardian is already waiting for a decision.'],
    GUARDIAN_CHANGE_DECIDED: [409, 'This request is already decided. Reload the page to see the decision.'],
    OWN_GUARDIAN_CHANGE: [403, 'You made this request yourself. Another person must decide it.'],
  }),
}
