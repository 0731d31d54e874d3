// Papers and marking policies of the console: operations console, O12.
import { z } from 'zod'
import { resource } from '#core/kernel/resource.ts'
import { QueryFlag, queryInt } from '#core/kernel/schemas.ts'
import { ExamKey, policyEvidence, policyPlace, policyTerms } from './marking-policy.ts'

const feature = 'tests'

export const papersStaffApi = {
  staffMarkingPolicies: resource({
    name: 'marking-policies',
    feature,
    record: z.object({
      id: z.string(),
      ...policyPlace,
      ...policyTerms,
      /** 1 for the first row of its place, then counted up. */
      edition: z.int(),
      isActive: z.boolean(),
    }),
    filter: z.object({
      exam: ExamKey.optional(),
      year: queryInt(2020, 2040).optional(),
      isActive: QueryFlag.optional(),
      isChecked: QueryFlag.optional(),
    }),
    sort: ['exam', 'year', 'section', 'checkedOn'],
    create: z.object({ ...policyPlace, ...policyTerms }),
    update: z.object(policyEvidence),
  }),
}
