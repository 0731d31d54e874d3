import type { AnswerOf } from '#core/kernel/endpoint.ts'
import type { staffApi } from '#core/modules/staff/staff-api.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { WAITING_GROUPS } from '#server/platform/resource/waiting.ts'

type WorkQueueList = AnswerOf<typeof staffApi.staffWaiting.getWaiting>

/** The queues of all modules that this member of staff may read, group by group. */
export function listWorkQueues({ modules }: Ctx, { scopes }: Staff): WorkQueueList {
  const all = modules.flatMap(({ waiting = [] }) => waiting).filter(({ scope }) => scopes.includes(scope))
  return WAITING_GROUPS.flatMap((group) => all.filter((each) => each.group === group)).map(
    ({ label, resource, filter }) => ({ label, resource, filter: filter as WorkQueueList[number]['filter'] }), // a list's own filter
  )
}
