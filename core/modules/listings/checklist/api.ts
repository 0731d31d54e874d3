// The checklist of a course, for the staff who make it.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { line, Paise } from '#core/kernel/schemas.ts'
import { SaleStatus } from '#core/modules/catalogue/catalogue.ts'
import { Localised } from '#core/taxonomy/schemas.ts'
import { CHECKLIST_STEPS } from './course-checklist.ts'

export const checklistApi = {
  getCourseChecklist: endpoint({
    method: 'GET',
    path: '/staff/courses/:id/checklist',
    summary: 'Staff: list what a course lacks before families can buy it',
    access: 'staff:catalogue.view',
    params: z.object({ id: line(64).min(1) }),
    response: z.object({
      id: z.string(),
      title: Localised,
      status: SaleStatus,
      hasDraft: z.boolean(),
      steps: z.array(
        z.object({
          step: z.enum([...CHECKLIST_STEPS, 'AGREEMENT']),
          lacks: z.array(z.object({ text: z.string(), isNeeded: z.boolean() })),
        }),
      ),
      /** The caller wrote it last: somebody else publishes it for the first time. */
      needsSecondPerson: z.boolean(),
      batches: z.array(z.object({ id: z.string(), label: z.string() })),
      trials: z.int(),
      plans: z.array(
        z.object({ id: z.string(), title: Localised, price: Paise, status: SaleStatus, hasDraft: z.boolean() }),
      ),
      /** Those whose plans sell it. */
      programs: z.array(
        z.object({
          id: z.string(),
          name: Localised,
          isHidden: z.boolean(),
          status: SaleStatus,
          /** How many of the program and its plans wait to be published. */
          waiting: z.int(),
        }),
      ),
      /** Staff wrote what its page says of it. */
      hasPage: z.boolean(),
      /** Where families find it; null while it is not on sale. */
      path: z.string().nullable(),
    }),
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
}
