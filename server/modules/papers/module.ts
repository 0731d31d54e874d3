import { commonErrors } from '#core/kernel/common-errors.ts'
import { papersStaffApi as api } from '#core/modules/papers/staff-api.ts'
import { QuestionVersionId } from '#core/modules/papers/paper.ts'
import { listApproved } from '#server/modules/questions/index.ts'
import { routes } from '#server/platform/call.ts'
import { defineModule } from '#server/platform/module.ts'
import { workQueues } from '#server/platform/resource/points/work-queues.ts'
import { waiting } from '#server/platform/resource/waiting.ts'
import { checkAgainJob } from './check-again.ts'
import { household } from './household.ts'
import { policyOperations } from './policies/resource.ts'
import { papersMessages } from './reference/messages.ts'
import { papersReference } from './reference/rows.ts'
import { paperOperations, schoolPaperOperations, takeStep } from './staff/papers.ts'
import { findPaper } from './store.ts'
import { viewPaper } from './view-paper.ts'

export const papers = defineModule({
  name: 'papers',
  household,
  messages: papersMessages,
  reference: papersReference,
  jobs: [checkAgainJob],
  contributes: [
    workQueues(
      waiting(api.staffPapers, {
        label: 'Published papers with a problem',
        group: 'PUBLISHING',
        filter: { hasProblems: true, status: 'PUBLISHED' },
      }),
    ),
  ],
  operations: [
    ...policyOperations,
    ...paperOperations,
    ...schoolPaperOperations,
    ...routes(api.staffPaperSteps, {
      publishPaper: (ctx, input, { actor }) => takeStep(ctx, actor, 'PUBLISH', input),
      retirePaper: (ctx, input, { actor }) => takeStep(ctx, actor, 'RETIRE', input),
      releaseResults: (ctx, input, { actor }) => takeStep(ctx, actor, 'RELEASE', input),
      async previewPaper({ db }, { id }) {
        const paper = await findPaper(db, id)
        if (!paper) throw commonErrors.NOT_FOUND_ERROR()
        return viewPaper(db, paper.sections, null)
      },
      async listApprovedQuestions({ staffDb }, filter) {
        const questions = await listApproved(staffDb, filter)
        return { questions: questions.map((each) => ({ ...each, id: QuestionVersionId.parse(each.id) })) }
      },
    }),
  ],
})
