// The audit log, the background jobs, and the hosts that links may lead to.
import { sql } from 'kysely'
import { linkHostsApi } from '#core/modules/staff/link-hosts-api.ts'
import { staffApi } from '#core/modules/staff/staff-api.ts'
import { routes } from '#server/platform/call.ts'
import { readQueueState } from '#server/platform/jobs/queue-state.ts'
import { openPreview } from '#server/platform/resource/preview.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { replayOperations } from './replay-job.ts'
import { listWorkQueues } from './work-queues.ts'

const auditRows = tableStore(staffApi.staffAudit, {
  table: 'platform.audit',
  computed: {
    actorKind: sql`actor ->> 'kind'`,
    staffId: sql`actor ->> 'staffId'`,
    staffName: sql`(select name from staff.member where member.id = actor ->> 'staffId')`,
    reason: sql`detail ->> 'reason'`,
    before: sql`detail -> 'before'`,
    after: sql`detail -> 'after'`,
  },
  search: ['subject', 'action', 'detail'],
  keys: ['subject'],
  where: {
    staffId: (value) => sql<boolean>`actor ->> 'staffId' = ${value} and actor ->> 'kind' = 'staff'`,
  },
})

/** Jobs that wait or have failed. A finished job is deleted. */
const jobs = tableStore(staffApi.staffJobs, {
  table: 'graphile_worker.jobs',
  id: sql<string>`id::text`,
  version: sql`revision::text`,
  computed: {
    task: sql`task_identifier`,
    isRunning: sql`locked_at is not null`,
    // Our ids, and nothing else that a payload may hold.
    about: sql`(select coalesce(string_agg(one.value, ', '), '') from graphile_worker._private_jobs as job,
      lateral json_each_text(case json_typeof(job.payload) when 'object' then job.payload else '{}' end) as one
      where job.id = jobs.id and one.value ~ '^[a-z]{3}[0-9a-z]{18}$')`,
  },
  search: ['taskIdentifier', 'lastError'],
  where: {
    task: (value) => sql<boolean>`task_identifier = ${value}`,
    // It has failed for good: nobody will try it again by itself.
    hasFailed: (value) => sql<boolean>`(last_error is not null and attempts >= max_attempts) = ${value}`,
  },
})

/** Rows that a job could not work on, with the reason. */
const setAsideRows = tableStore(staffApi.staffSetAside, {
  table: 'platform.set_aside',
  id: sql<string>`job || ' ' || row_id`,
  search: ['rowId', 'reason'],
})

const linkHosts = tableStore(linkHostsApi, { table: 'platform.link_host', search: ['host', 'note'] })

export const staffOperations = [
  ...resourceOperations(linkHostsApi, linkHosts, {
    kind: 'lnk',
    complete: (ctx, _tx, { fields }) => ({ ...fields, addedAt: ctx.now() }),
  }),
  ...resourceOperations(staffApi.staffAudit, auditRows),
  ...resourceOperations(staffApi.staffJobs, jobs),
  ...replayOperations,
  ...resourceOperations(staffApi.staffSetAside, setAsideRows),
  ...routes(staffApi.staffPreviews, { openPreview }),
  ...routes(staffApi.staffWaiting, {
    getWaiting: (ctx, _, { actor }) => listWorkQueues(ctx, actor),
  }),
  ...routes(staffApi.staffJobActions, {
    getQueueState: (ctx) => readQueueState(ctx.db),
  }),
]
