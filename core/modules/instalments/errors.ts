import { defineErrors } from '#core/kernel/error.ts'

export const instalmentErrors = defineErrors({
  NO_INSTALMENTS: [409, 'You cannot pay for this course in instalments. Choose another payment option.'],
  NOTHING_TO_PAY: [409, 'All instalments of this course are paid.'],
  NOT_THE_NEXT: [409, 'An earlier instalment is still unpaid. Pay that one first.'],
})

/** Only staff see these. */
export const partErrors = defineErrors({
  REASON_NEEDED: [400, 'Please enter a reason in one sentence.'],
  PART_IS_CLOSED: [409, 'This instalment is already paid or cancelled, so you cannot change it.'],
})
