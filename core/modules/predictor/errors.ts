import { defineErrors } from '#core/kernel/error.ts'

/** Refusals to who asks the predictor. */
export const predictorErrors = defineErrors({
  RANK_NEEDED: [400, 'Enter at least one rank of this exam.'],
  LIST_HAS_CHANGED: [412, 'Your list was changed on another screen. Look at it again, then make the change.'],
  NOT_OF_THE_EXAM: [409, 'This seat is of another exam, or no longer in the data.'],
  HOME_STATE_NEEDED: [400, 'Choose your home state: half of the seats of an NIT are for it.'],
})
