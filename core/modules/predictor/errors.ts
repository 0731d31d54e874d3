import { defineErrors } from '#core/kernel/error.ts'

/** Refusals to who asks the predictor. */
export const predictorErrors = defineErrors({
  RANK_NEEDED: [400, 'Enter at least one rank of this exam.'],
  LIST_HAS_CHANGED: [412, 'Your list was changed on another screen. Look at it again, then make the change.'],
  NOT_OF_THE_EXAM: [409, 'This seat is of another exam, or no longer in the data.'],
  HOME_STATE_NEEDED: [400, 'Choose your home state: half of the seats of an NIT are for it.'],
})

/** Refusals at the data desk. */
export const predictorStaffErrors = defineErrors({
  SET_IS_FIXED: [409, 'Only a draft can be changed. Make a new file of this round.'],
  SET_NOT_CHECKED: [409, 'Check the file first: it has no row that passed the gates.'],
  NOT_A_TABLE: [409, 'This is no table of comma-separated values: {problem}.'],
  COLUMN_MISSING: [409, 'Name the column of: {columns}.'],
  OWN_DATA_SET: [409, 'Another person must approve a file that you brought, checked or handed in.'],
  NO_SAMPLE_ROWS: [409, 'This installation has no sample data to make the file from.'],
  SET_IS_DECIDED: [409, 'This file does not wait for a decision.'],
  SET_NOT_PUBLISHED: [409, 'Only a published file can be taken back.'],
})
