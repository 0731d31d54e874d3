// The questions for learners, as staff edit them. Each publication is a new version, and an answer keeps the version it
// belongs to.
import { z } from 'zod'
import { publicationFields, publishedResource } from '#core/kernel/resource/publication.ts'
import { QueryFlag } from '#core/kernel/schemas.ts'
import { SaleStatus } from '#core/modules/catalogue/catalogue.ts'
import { GradeNumber } from '#core/taxonomy/schemas.ts'
import { profileErrors as errors } from './errors.ts'
import { FlowKey, StoredQuestion } from './profile.ts'

const flow = { minGrade: GradeNumber, maxGrade: GradeNumber, questions: z.array(StoredQuestion).max(30) }

export const profilesStaffApi = {
  staffQuestionFlows: publishedResource({
    name: 'question-flows',
    feature: 'onboarding',
    record: z.object({
      id: z.string(),
      key: FlowKey,
      ...flow,
      status: SaleStatus,
      /** The version that families answer now; 0 before the first publication. */
      askedVersion: z.int(),
      /** The number of learners who have answered at least one question, in any version. */
      learners: z.int(),
      ...publicationFields,
    }),
    filter: z.object({ status: SaleStatus.optional(), hasDraft: QueryFlag.optional() }),
    sort: ['key', 'minGrade'],
    create: z.object({ key: FlowKey, ...flow }),
    update: z.object(flow),
    /** Stops asking at once, or asks again. An unpublished flow is neither. */
    bulk: z.object({ status: z.enum(['ACTIVE', 'INACTIVE']).optional() }),
    notReady: [errors.FLOW_NOT_READY],
  }),
}
