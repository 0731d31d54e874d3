// The resource by which staff keep the questions about a learner.
import { sql } from 'kysely'
import { profileErrors as errors } from '#core/modules/profiles/errors.ts'
import { faultInFlow } from '#core/modules/profiles/flow-faults.ts'
import type { StoredQuestion } from '#core/modules/profiles/profile.ts'
import { profilesStaffApi as api } from '#core/modules/profiles/staff-api.ts'
import { hasDraft } from '#server/platform/resource/draft-store.ts'
import { withDrafts } from '#server/platform/resource/drafts.ts'
import { publicationOperations, type Publication } from '#server/platform/resource/publication.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import type { ResourceStore } from '#server/platform/resource/store.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { insertFlowVersion } from './store.ts'

const columns = ['minGrade', 'maxGrade', 'questions']

const rows = tableStore({
  table: 'profiles.flow',
  id: sql<string>`key`,
  fields: ['key', ...columns, 'status'],
  json: ['questions'],
  computed: {
    askedVersion: sql`(select coalesce(max(version), 0) from profiles.question_flow of where of.key = flow.key)`,
    learners: sql`(select count(distinct learner_id) from profiles.answer where flow_key = flow.key)`,
  },
  where: { hasDraft: (value) => sql<boolean>`${hasDraft('question-flows', sql.ref('flow.key'))} = ${value}` },
  search: ['key', 'questions'],
  sortedBy: 'key',
})

/** What is published is asked under a new version: the one before stays as families answered it. */
const asked: ResourceStore = {
  ...rows,
  async update(tx, id, fields, now) {
    await rows.update?.(tx, id, fields, now)
    const row = await rows.find(tx, id, now)
    if (row?.['status'] === 'ACTIVE' && fields['questions'] !== undefined) await insertFlowVersion(tx, id, now)
  },
}

const flows: Publication = {
  name: 'question-flows',
  fields: columns,
  live: asked,
  ready: async (_ctx, _tx, { questions, minGrade, maxGrade }) => {
    const why = faultInFlow(questions as StoredQuestion[]) // the contract's
    if (why) throw errors.FLOW_NOT_READY({ why })
    if (Number(minGrade) > Number(maxGrade)) throw errors.FLOW_NOT_READY({ why: 'no class is between its two' })
  },
}

export const profilesStaff = [
  ...resourceOperations('question-flows', api.staffQuestionFlows, withDrafts(flows), {
    idOf: ({ key }) => String(key),
    storeOf: ({ staffId }) => withDrafts(flows, staffId),
    complete: (_ctx, _tx, { fields }) => ({ ...fields, status: 'DRAFT' }),
  }),
  ...publicationOperations(flows, api.staffQuestionFlows),
]
