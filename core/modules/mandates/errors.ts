import { defineErrors } from '#core/kernel/error.ts'
import { partErrors } from '#core/modules/instalments/errors.ts'

export const mandateErrors = defineErrors({
  MANDATE_NOT_FOUND: [404, 'We could not find this auto-debit. Please go back and open it again.'],
  NO_MANDATE_OFFER: [409, 'Auto-debit is not available for this course. Please pay each instalment yourself.'],
  HAS_MANDATE: [409, 'Auto-debit is already on for this course.'],
  TERMS_NOT_AGREED: [400, 'Please read the terms and tick the box to agree.'],
  INVALID_CAP: [400, 'The limit is too low or too high. Choose one between {least} and {most}.'],
  MANDATE_CLOSED: [409, 'This auto-debit has ended or changed. Please reload the page.'],
  NOTHING_TO_SKIP: [409, 'It is too late to skip this debit. Contact us if you need help.'],
})

/** Only staff see these. */
export const mandateDeskErrors = { REASON_NEEDED: partErrors.REASON_NEEDED }
