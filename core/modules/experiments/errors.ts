import { defineErrors } from '#core/kernel/error.ts'

export const experimentErrors = defineErrors({
  EXPERIMENT_IS_RUNNING: [
    409,
    'This experiment is running. Stop it before you change who takes part or what they get.',
  ],
  EXPERIMENT_NOT_RUNNING: [409, 'This experiment is not running, so there is nothing to stop.'],
  EXPERIMENT_START_IS_OPEN: [409, 'A request to start this experiment is waiting for a decision.'],
  VARIANT_MISSING: [422, 'Enter the variants {values}, in this order.'],
  VARIANT_DOES_NOT_FIT: [422, 'Variant {value} needs {payload}.'],
  FLAG_CHANGE_IS_OPEN: [409, 'A change of this switch is waiting for a decision.'],
  FLAG_IS_SO_ALREADY: [409, 'This switch is already set like this.'],
  FLAG_CHANGED_SINCE: [409, 'This switch was changed after the request. Refuse it and request the change again.'],
  OWN_FLAG_CHANGE: [403, 'You asked for this change. Another person must approve it.'],
  FLAG_CHANGE_DECIDED: [409, 'This request was decided already.'],
  OWN_EXPERIMENT_START: [403, 'You asked for this start, or wrote what is tried. Another person must approve it.'],
  EXPERIMENT_START_DECIDED: [409, 'This request was decided already.'],
})
