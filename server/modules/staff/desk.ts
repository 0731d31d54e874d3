// What was done, and what is done in the background.
import { sql } from 'kysely'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { staffApi } from '#core/modules/staff/staff-api.ts'
import { audit } from '#server/platform/audit.ts'
import { routes } from '#server/platform/call.ts'
import { setAsideRows } from '#server/platform/jobs/each-row.ts'
import { jobStore, replayJob } from '#server/platform/jobs/job-store.ts'
import { readQueueState } from '#server/platform/jobs/queue-state.ts'
import { openPreview } from '#server/platform/resource/preview.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { whatWaits } from './what-waits.ts'

const auditRows = tableStore({
  table: 'platform.audit',
  fields: ['at', 'action', 'subject'],
  computed: {
    actorKind: sql`actor ->> 'kind'`,
    staffId: sql`actor ->> 'staffId'`,
    staffName: sql`(select name from staff.member where member.id = actor ->> 'staffId')`,
    reason: sql`detail ->> 'reason'`,
    before: sql`detail -> 'before'`,
    after: sql`detail -> 'after'`,
  },
  search: ['subject', 'action', 'detail'],
  where: {
    staffId: (value) => sql<boolean>`actor ->> 'staffId' = ${value}`,
    since: (day) => sql<boolean>`at >= (${day}::date)::timestamp at time zone 'Asia/Kolkata'`,
    until: (day) => sql<boolean>`at < (${day}::date + 1)::timestamp at time zone 'Asia/Kolkata'`,
  },
  sortedBy: 'at',
  newestFirst: true,
})

export const deskOperations = [
  ...resourceOperations('audit', staffApi.staffAudit, auditRows),
  ...resourceOperations('jobs', staffApi.staffJobs, jobStore),
  ...resourceOperations('set-aside-rows', staffApi.staffSetAside, setAsideRows),
  ...routes(staffApi.staffPreviews, { openPreview: (ctx, wanted, { actor }) => openPreview(ctx, actor, wanted) }),
  ...routes(staffApi.staffWaiting, {
    getWaiting: async (ctx, _, { actor }) => whatWaits(ctx, actor),
  }),
  ...routes(staffApi.staffJobDesk, {
    getQueueState: (ctx) => readQueueState(ctx.db),

    async replayJob(ctx, { id, reason }, { actor }) {
      await ctx.db.transaction().execute(async (tx) => {
        if (!(await replayJob(tx, id, ctx.now()))) throw commonErrors.NOT_FOUND_ERROR()
        await audit(ctx, tx, { actor, action: 'jobs.replay', subject: `jobs/${id}`, detail: { reason } })
      })
      return { isPlanned: true }
    },
  }),
]
