import { defineErrors } from '#core/kernel/error.ts'

export const householdErrors = defineErrors({
  TOO_MANY_LEARNERS: [409, 'A family can have at most {n} learners. Remove one first.'],
  TOO_MANY_GUARDIANS: [409, 'A learner can have at most {n} parents or guardians. Remove one first.'],
  NOT_A_GUARDIAN: [403, 'Only a parent or guardian of this learner can do this. Ask them to log in.'],
  FIRST_GUARDIAN_STAYS: [409, 'You cannot remove the first parent of a learner. Contact us for help.'],
  INVITATION_OVER: [410, 'This invitation has expired or was already used. Ask for a new one.'],
  STILL_A_CHILD: [409, 'A learner can take over the account in the year after turning 18. Please wait until then.'],
})
