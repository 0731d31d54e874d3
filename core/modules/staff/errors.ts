import { defineErrors } from '#core/kernel/error.ts'
import { householdErrors } from '#core/modules/households/errors.ts'

export const staffErrors = {
  INVITATION_OVER: householdErrors.INVITATION_OVER,
  ...defineErrors({
    LOGIN_REFUSED: [401, 'The e-mail address, password or code is wrong. Please try again.'],
    NO_TEACHER: [403, 'This login is not a teacher’s. Ask operations to connect it with your classes.'],
    TEACHER_IS_TAKEN: [409, 'Another member of staff is this teacher already. Choose another teacher.'],
    PASSKEY_REFUSED: [401, 'This passkey was not accepted. Try again, or use your password and code.'],
    TOO_MANY_PASSKEYS: [409, 'You can have at most {n} passkeys. Remove one first.'],
    OWN_APPROVAL: [403, 'You gave these permissions yourself. Another owner must approve them.'],
    NOTHING_TO_APPROVE: [409, 'No permissions of this member wait for approval. Reload the page.'],
    JOB_HAS_NOT_FAILED: [409, 'Only a job that has failed is run again. This one waits for its time, or is running.'],
    REPLAY_IS_REQUESTED: [409, 'A request to run this job again is waiting for a decision.'],
    OWN_REPLAY: [403, 'You asked for this job to run again. Another person must approve it.'],
    REPLAY_DECIDED: [409, 'This request was decided already.'],
    HAS_A_LOGIN: [409, 'This member has a login already. Reset the login to send a new invitation.'],
    OWN_ROLES: [403, 'You cannot change your own roles. Ask another owner.'],
    LAST_OTHER_OWNER: [
      403,
      'Afterwards nobody but you could approve. Invite another owner first, and have the invited owner approved.',
    ],
  }),
}

export const savedViewErrors = defineErrors({
  TOO_MANY_SAVED_VIEWS: [409, 'This list has too many saved filters. Remove one first.'],
})

export const sharedViewErrors = defineErrors({
  SHARED_VIEW_IS_THERE: [409, 'A shared filter of this list has this name already. Choose another name.'],
  TOO_MANY_SHARED_VIEWS: [409, 'This list has {n} shared filters already. Remove one first.'],
  SHARED_VIEW_NAMES_PEOPLE: [400, 'This filter looks for a person ({fields}). Clear that part of it, then share it.'],
  NOT_YOUR_SHARED_VIEW: [403, 'Only its author or an owner can change this filter. You can copy it to your own.'],
})
