import { defineErrors } from '#core/kernel/error.ts'

export const viewErrors = defineErrors({
  VIEW_IS_OVER: [404, 'This look at your account is over already.'],
})

export const mergeErrors = defineErrors({
  NO_SUCH_HOUSEHOLD: [404, 'There is no such household, or it has become another one already.'],
  SAME_HOUSEHOLD: [409, 'These are one household already.'],
  CANNOT_MERGE: [409, 'These households cannot be merged now: {why}'],
  MERGE_ASKED: [409, 'Somebody has asked for this household to be merged already.'],
  MERGE_DECIDED: [409, 'This has been decided already.'],
  OWN_MERGE: [403, 'Whoever asked cannot decide: somebody else must.'],
})
