import { FLAG_KEYS } from '#core/modules/experiments/flags.ts'
import { PLAN_ORDER } from '#core/modules/experiments/plan-order.ts'
import { TUITION, TUITION_GROUPS, tuitionSubjects } from '#core/modules/experiments/tuition.ts'
import { referenceRows } from '#server/platform/database/reference-rows.ts'

export const experimentsRows = [
  referenceRows('experiments.experiment', { key: ['key'] }, [
    {
      key: PLAN_ORDER,
      name: 'Plans: which one is preselected',
      // It begins when two members of staff have agreed: until then everybody sees the usual plan.
      is_running: false,
      note: 'Plans are always shown in ascending order of price. The experiment chooses only the plan that is preselected for a learner who has signed in and has not chosen yet: A the usual one, B the cheapest, C the second cheapest.',
      grades: [],
      boards: [],
      variants: [
        { value: 'A', payload: ['USUAL'] },
        { value: 'B', payload: ['CHEAPEST'] },
        { value: 'C', payload: ['SECOND_CHEAPEST'] },
      ],
      guardrail: 'PAID',
    },
    {
      key: TUITION,
      name: 'Tuition: which subjects are offered',
      is_running: true,
      note: 'Classes 6 to 8 of the CBSE board. Numbers 1 and 2 are the control group, 3 to 6 the first treatment, 7 to 9 the second.',
      grades: [6, 7, 8],
      boards: ['cbse'],
      variants: TUITION_GROUPS.map((value) => ({ value, payload: tuitionSubjects[value] })),
      guardrail: 'PAID',
    },
  ]),
  // A new switch is on.
  referenceRows(
    'experiments.flag',
    { key: ['key'] },
    FLAG_KEYS.map((key) => ({ key, is_on: true })),
  ),
]
