import { defineErrors } from '#core/kernel/error.ts'
import { partErrors } from '#core/modules/instalments/errors.ts'

export const mandateErrors = defineErrors({
  MANDATE_NOT_FOUND: [404, 'There is no such auto-debit.'],
  NO_MANDATE_OFFER: [409, 'Auto-debit is not offered for this course.'],
  HAS_MANDATE: [409, 'This course is paid by auto-debit already.'],
  TERMS_NOT_AGREED: [400, 'Read the terms and tick the box to agree.'],
  INVALID_CAP: [400, 'Choose a limit between {least} and {most}.'],
  MANDATE_CLOSED: [409, 'This auto-debit has ended or changed meanwhile.'],
  NOTHING_TO_SKIP: [409, 'This debit can no longer be skipped.'],
})

/** Only staff see these. */
export const mandateDeskErrors = { REASON_NEEDED: partErrors.REASON_NEEDED }
