import { FLAG_KEYS } from '#core/modules/experiments/flags.ts'
import { referenceRows } from '#server/platform/database/reference-rows.ts'

export const experimentsRows = [
  referenceRows('experiments.experiment', { key: ['key'] }, [
    {
      key: 'plan-order',
      name: 'Plans: which comes first',
      is_running: true,
      note: 'The order of the tiers on the plans page, never a price. Numbers 1 to 3 are A, the cheapest first; 4 to 6 are B, the dearest first; 7 to 9 are C, the usual one first.',
    },
    {
      key: 'tuition-subjects',
      name: 'Tuition: which subjects are offered',
      is_running: true,
      note: 'Classes 6 to 8 of the CBSE board. Numbers 1 and 2 are the control group, 3 to 6 the first treatment, 7 to 9 the second.',
    },
  ]),
  // A new switch is on.
  referenceRows(
    'experiments.flag',
    { key: ['key'] },
    FLAG_KEYS.map((key) => ({ key, is_on: true })),
  ),
]
