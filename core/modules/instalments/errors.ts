import { defineErrors } from '#core/kernel/error.ts'

export const instalmentErrors = defineErrors({
  NO_INSTALMENTS: [409, 'This course cannot be paid in instalments.'],
  NOTHING_TO_PAY: [409, 'There is no instalment left to pay.'],
  NOT_THE_NEXT: [409, 'Pay the instalment before this one first.'],
})

/** Only staff see these. */
export const partErrors = defineErrors({
  REASON_NEEDED: [400, 'Say why in a sentence.'],
  PART_IS_CLOSED: [409, 'This instalment is paid or cancelled.'],
})
