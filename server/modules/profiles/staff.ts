// The resource by which staff keep the questions about a learner.
import { sql } from 'kysely'
import { profileErrors as errors } from '#core/modules/profiles/errors.ts'
import { faultInFlow } from '#core/modules/profiles/flow-faults.ts'
import { profilesStaffApi as api } from '#core/modules/profiles/staff-api.ts'
import { counted } from '#server/platform/resource/counted.ts'
import { publishedOperations, type Publication } from '#server/platform/resource/publication.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { insertFlowVersion } from './store.ts'

const rows = tableStore(api.staffQuestionFlows, {
  table: 'profiles.flow',
  id: sql<string>`key`,
  computed: {
    askedVersion: sql`(select coalesce(max(version), 0) from profiles.question_flow of where of.key = flow.key)`,
    learners: counted(sql`select distinct learner_id from profiles.answer where flow_key = flow.key`),
  },
  search: ['key', 'questions'],
})

const flows: Publication<typeof api.staffQuestionFlows> = {
  api: api.staffQuestionFlows,
  live: {
    ...rows,
    /** A published change becomes a new version: the version before stays as families answered it. */
    async update(tx, id, fields, now) {
      await rows.update(tx, id, fields, now)
      const row = await rows.find(tx, id, now)
      if (row?.status === 'ACTIVE' && fields.questions !== undefined) await insertFlowVersion(tx, id, now)
    },
  },
  ready: async (_ctx, _tx, { questions, minGrade, maxGrade }) => {
    const why = faultInFlow(questions)
    if (why) throw errors.FLOW_NOT_READY({ why })
    if (minGrade > maxGrade) throw errors.FLOW_NOT_READY({ why: 'no class is between its two' })
  },
}

export const profilesStaff = publishedOperations(flows, { idOf: ({ key }) => key })
