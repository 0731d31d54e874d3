import { defineErrors } from '#core/kernel/error.ts'

export const householdErrors = defineErrors({
  TOO_MANY_LEARNERS: [409, 'A household has at most {n} learners.'],
  TOO_MANY_GUARDIANS: [409, 'A learner has at most {n} guardians.'],
  NOT_A_GUARDIAN: [403, 'Only a parent of this learner may do this.'],
  FIRST_GUARDIAN_STAYS: [409, 'The parent who came first cannot be removed.'],
  INVITATION_OVER: [410, 'This invitation was used or is too old. Ask for a new one.'],
  STILL_A_CHILD: [409, 'A learner takes over in the year after turning 18.'],
})
