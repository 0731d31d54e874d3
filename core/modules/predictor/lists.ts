// A learner's own list of choices, in the order in which they would be filled in at a counselling.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields, id, Instant, line } from '#core/kernel/schemas.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { predictorErrors as errors } from './errors.ts'
import { ExamKey, LineId, SeatLine } from './predictor.ts'

export const ListId = id('clt')
export const MOST_CHOICES = 200

/** `userId` is a learner of the session's household; left out, the chosen one. */
const own = { userId: LearnerId.optional(), ...callerFields }
const params = z.object({ id: ListId })

const ChoiceList = z.object({
  id: ListId,
  exam: ExamKey,
  /** Goes back with a change, as If-Match or in the body. */
  version: z.string(),
  updatedAt: Instant,
  /** In the order of the list. `line` is null where the newest data no longer has the seat. */
  items: z.array(z.object({ id: LineId, line: SeatLine.nullable() })),
})

export const listsApi = {
  listChoiceLists: endpoint({
    method: 'GET',
    path: '/college-predictor/lists',
    summary: "List a learner's lists of choices: one for each exam",
    access: 'learner',
    query: z.object(own),
    response: z.object({
      lists: z.array(z.object({ id: ListId, exam: ExamKey, choices: z.int(), updatedAt: Instant })),
    }),
  }),
  openChoiceList: endpoint({
    method: 'POST',
    path: '/college-predictor/lists',
    summary: 'Get the list of choices of an exam; it is made when the learner has no such list',
    access: 'learner',
    body: z.object({ exam: ExamKey, ...own }),
    response: ChoiceList,
    limit: { calls: 60, perSeconds: 60 },
  }),
  getChoiceList: endpoint({
    method: 'GET',
    path: '/college-predictor/lists/:id',
    summary: 'Get a list of choices with the closing ranks of each seat',
    access: 'learner',
    params,
    query: z.object(own),
    response: ChoiceList,
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
  putChoiceList: endpoint({
    method: 'PUT',
    path: '/college-predictor/lists/:id',
    summary: 'Save a list of choices in a new order (If-Match has the version that was read)',
    access: 'learner',
    params,
    body: z.object({
      items: z.array(LineId).max(MOST_CHOICES),
      version: line(12).regex(/^\d+$/, 'not a version'),
      ...own,
    }),
    response: ChoiceList,
    errors: [commonErrors.NOT_FOUND_ERROR, errors.LIST_HAS_CHANGED, errors.NOT_OF_THE_EXAM],
    limit: { calls: 120, perSeconds: 60 },
  }),
}
