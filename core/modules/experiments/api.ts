import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields } from '#core/kernel/schemas.ts'
import { BoardKey, QueryGrade } from '#core/taxonomy/schemas.ts'
import { PLAN_ORDERS, PRESELECTIONS } from './plan-order.ts'
import { TUITION_GROUPS } from './tuition.ts'

export const experimentsApi = {
  getTuitionExperiment: endpoint({
    method: 'GET',
    path: '/experiments/tuition',
    summary: 'Get the subjects of the tuition experiment (stable per learner or browser)',
    access: 'anyone',
    query: z.object({
      /** The class of a visitor, who has no profile. */
      grade: QueryGrade.optional(),
      board: BoardKey.optional(),
      ...callerFields,
    }),
    response: z.object({
      takesPart: z.boolean(),
      number: z.int().nullable(),
      group: z.enum(TUITION_GROUPS).nullable(),
      subjects: z.array(z.string()),
    }),
  }),
  getPlanOrder: endpoint({
    method: 'GET',
    path: '/experiments/plan-order',
    summary: 'Get the preselected plan of the plans experiment (stable per learner or browser)',
    access: 'anyone',
    query: z.object(callerFields),
    response: z.object({
      takesPart: z.boolean(),
      value: z.enum(PLAN_ORDERS),
      /** USUAL where nobody takes part. */
      preselect: z.enum(PRESELECTIONS),
    }),
  }),
}
