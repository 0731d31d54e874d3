// The queues of work on the first page: whose they are, since when the oldest waits, and whether they grow.
import { z } from 'zod'
import type { AnswerOf, Endpoint } from '#core/kernel/endpoint.ts'
import { DAY, later } from '#core/kernel/time.ts'
import { OWNER } from '#core/modules/staff/permissions.ts'
import { isWithin } from '#core/taxonomy/staff/staff-limits.ts'
import type { staffApi } from '#core/modules/staff/staff-api.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { answeredEndpoints } from '#server/platform/points/answered-endpoints.ts'
import { WAITING_GROUPS, workQueues, type WorkQueue } from '#server/platform/resource/points/work-queues.ts'
import { listWithScopes } from './login/log-in.ts'
import { findOldestDraft, listQueueCounts, putQueueCount } from './queue-store.ts'

type WorkQueueList = AnswerOf<typeof staffApi.staffWaiting.getWaiting>

/** The queues of all modules that this member of staff may read, group by group. */
export async function listWorkQueues(ctx: Ctx, { scopes, limits }: Staff): Promise<WorkQueueList> {
  const all = workQueues.all(ctx).filter(({ scope }) => scopes.includes(scope) && (!limits || isWithin(limits, scope)))
  const [counts, workers] = await Promise.all([listQueueCounts(ctx.db, later(ctx.now(), -7 * DAY)), listWorkers(ctx)])
  const sorted = WAITING_GROUPS.flatMap((group) => all.filter((each) => each.group === group))
  return Promise.all(
    sorted.map(async (queue) => ({
      label: queue.label,
      resource: queue.resource,
      filter: queue.filter as WorkQueueList[number]['filter'], // a list's own filter
      since: queue.since ?? null,
      oldestDraftAt: queue.filter['hasDraft'] === true ? await findOldestDraft(ctx.db, queue.resource) : null,
      // It counts all rows: who has only some compares with nothing.
      weekAgo: (limits ? undefined : counts.get(queue.label)) ?? null,
      owners: workers.filter((worker) => worksOn(worker, queue)).map(({ id }) => id),
    })),
  )
}

/** Without the owners, who may do everything. */
async function listWorkers(ctx: Ctx) {
  return (await listWithScopes(ctx, ctx.db)).filter(({ roles }) => !roles.includes(OWNER))
}

/** Who may only read a list is not asked to empty it. */
function worksOn({ scopes }: { readonly scopes: readonly string[] }, { scope }: WorkQueue): boolean {
  const feature = scope.slice(0, scope.lastIndexOf('.'))
  return scopes.includes(`${feature}.edit`) || scopes.includes(`${feature}.approve`)
}

/** Every night, 02:00 IST: what waits in each queue, to be compared with a week later. */
export const countQueuesJob = job({
  name: 'staff.count-queues',
  payload: z.unknown(),
  cron: '30 20 * * *',
  run: async (ctx) => {
    for (const queue of workQueues.all(ctx)) {
      const total = await countIn(ctx, queue)
      if (total !== undefined) await putQueueCount(ctx.db, { queue: queue.label, total }, ctx.now())
    }
  },
})

/** The list's own endpoint counts, so the number is the one that staff see. No row is read for it. */
async function countIn(ctx: Ctx, { resource, filter, scope }: WorkQueue): Promise<number | undefined> {
  const isList = ({ method, path }: Endpoint) => method === 'GET' && path === `/staff/${resource}`
  const list = answeredEndpoints.all(ctx).find(({ endpoint }) => isList(endpoint))
  if (!list) return undefined
  const query = Object.fromEntries(Object.entries(filter).map(([key, value]) => [key, String(value)]))
  const actor: Staff = { kind: 'staff', staffId: 'stf000000000000000000', scopes: [scope] }
  const asked = { ...(list.endpoint.query?.parse(query) as object), size: 0 }
  const answer = await list.handle(ctx, asked as never, { actor } as never)
  return z.object({ total: z.int() }).parse(answer).total
}
