import { defineErrors } from '#core/kernel/error.ts'
import { requestErrors } from '#core/modules/privacy/errors.ts'

export const viewErrors = defineErrors({
  VIEW_IS_OVER: [404, 'This look at your account is over already.'],
})

export const mergeErrors = {
  NO_SUCH_HOUSEHOLD: requestErrors.NO_SUCH_HOUSEHOLD,
  ...defineErrors({
    SAME_HOUSEHOLD: [409, 'These are one household already.'],
    CANNOT_MERGE: [409, 'These households cannot be merged now: {why}'],
    MERGE_ASKED: [409, 'Somebody has asked for this household to be merged already.'],
    MERGE_DECIDED: [409, 'This has been decided already.'],
    OWN_MERGE: [403, 'Whoever asked cannot decide: somebody else must.'],
  }),
}
