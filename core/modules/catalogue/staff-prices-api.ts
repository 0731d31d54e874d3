// Prices of single batches and of trials: one person asks, another decides.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { Sentence } from '#core/kernel/resource.ts'
import { decisionOn, requests, switchOff, writtenBy } from '#core/kernel/resource/requests.ts'
import { line } from '#core/kernel/schemas.ts'
import { PRICE_SUBJECTS } from './price-terms.ts'
import { batchPrice, trialTerms } from './staff-courses-api.ts'
import { priceStaffErrors as errors } from './staff-errors.ts'

const feature = 'catalogue'
const of = z.enum(PRICE_SUBJECTS)
/** Which of them a batch or a trial has, PRICE_TERMS says. */
const terms = z.object({ price: batchPrice, ...trialTerms, isActive: z.boolean() }).partial()

export const pricesStaffApi = {
  staffPriceChanges: requests({
    name: 'price-changes',
    feature,
    subject: {
      of,
      /** The id of the batch or of the trial. */
      subjectId: z.string(),
      /** Its course. */
      bundleId: z.string(),
      /** The terms that the person saw who asked. */
      before: terms,
      after: terms,
      ...writtenBy,
    },
    filter: { of: of.optional() },
    /** Terms that are left out stay as they are. */
    create: z.object({ of, subjectId: line(64).min(1), ...terms.shape, reason: Sentence }),
    errors: [
      commonErrors.NOT_FOUND_ERROR,
      errors.PRICE_CHANGE_IS_OPEN,
      errors.PRICE_IS_SO_ALREADY,
      errors.PRICE_TERM_IS_UNKNOWN,
    ],
  }),
  staffPriceActions: {
    decidePriceChange: decisionOn({
      of: 'price-changes',
      feature,
      summary: 'approve or refuse a price of a batch or a trial',
      errors: [errors.OWN_PRICE_CHANGE, errors.PRICE_CHANGE_DECIDED, errors.PRICE_CHANGED_SINCE],
    }),
    switchTrialOff: switchOff({ of: 'trials', feature, field: 'isActive', summary: 'stop offering a trial' }),
  },
}
