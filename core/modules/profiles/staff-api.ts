// What staff keep of a learner's questions. Each publication is a new version; what was answered keeps the version it answered.
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
      /** Of what families are asked; 0 before anything was published. */
      askedVersion: z.int(),
      /** How many learners have answered something of it, in whatever version. */
      learners: z.int(),
      ...publicationFields,
    }),
    filter: z.object({ status: SaleStatus.optional(), hasDraft: QueryFlag.optional() }),
    sort: ['key', 'minGrade'],
    create: z.object({ key: FlowKey, ...flow }),
    update: z.object(flow),
    /** Asked no longer at once, and again. What is not published yet is neither. */
    bulk: z.object({ status: z.enum(['ACTIVE', 'INACTIVE']).optional() }),
    notReady: [errors.FLOW_NOT_READY],
  }),
}
