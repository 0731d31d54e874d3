import { questionsStaffApi as api } from '#core/modules/questions/staff-api.ts'
import { routes } from '#server/platform/call.ts'
import { defineModule } from '#server/platform/module.ts'
import { workQueues } from '#server/platform/resource/points/work-queues.ts'
import { waiting } from '#server/platform/resource/waiting.ts'
import { findDuplicates, previewText } from './read/read-bank.ts'
import { readDocx } from './read/read-docx.ts'
import { readGift, readQti } from './read/read-file.ts'
import { bankOperations } from './staff/bank.ts'
import { takeStep } from './staff/review.ts'
import { listVersions } from './store.ts'

export const questions = defineModule({
  name: 'questions',
  operations: [
    ...bankOperations,
    ...routes(api.staffQuestionReview, {
      submitQuestion: (ctx, input, { actor }) => takeStep(ctx, actor, 'SUBMIT', input),
      approveQuestion: (ctx, input, { actor }) => takeStep(ctx, actor, 'APPROVE', input),
      sendQuestionBack: (ctx, input, { actor }) => takeStep(ctx, actor, 'SEND_BACK', input),
      retireQuestion: (ctx, input, { actor }) => takeStep(ctx, actor, 'RETIRE', input),
      listQuestionVersions: (ctx, { id }) => listVersions(ctx.db, id),
      findDuplicates,
      renderText: previewText,
      readGift,
      readQti,
      readDocx,
    }),
  ],
  contributes: [
    workQueues(
      waiting(api.staffQuestions, { label: 'Questions to review', group: 'PUBLISHING', filter: { status: 'REVIEW' } }),
    ),
  ],
})
