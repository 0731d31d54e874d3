// Switches, as staff turn them: switched off by one person, and changed by two.
import { sql } from 'kysely'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { experimentErrors as errors } from '#core/modules/experiments/errors.ts'
import { isSameRule, type FlagRule } from '#core/modules/experiments/flags.ts'
import { experimentsStaffApi as api } from '#core/modules/experiments/staff-api.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { switchOffOf } from '#server/platform/resource/requests/one-person.ts'
import { resourceOperations, type NewWrite } from '#server/platform/resource/resource.ts'
import { decisionOf } from '#server/platform/resource/requests/second-person.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { hasWaitingRequest } from '#server/platform/resource/requests/waiting-request.ts'
import { lockFlag, updateFlag } from './store-flags.ts'

const flags = tableStore(api.staffFlags, {
  table: 'experiments.flag',
  id: sql<string>`key`,
  search: ['key', 'note'],
})

const changes = tableStore(api.staffFlagChanges, {
  table: 'experiments.flag_change',
  search: ['flag', 'reason'],
})

async function newChange(ctx: Ctx, tx: Tx, { actor, fields, reason = '' }: NewWrite<typeof api.staffFlagChanges>) {
  const before = await lockFlag(tx, fields.flag)
  if (!before) throw commonErrors.NOT_FOUND_ERROR()
  if (isSameRule(before, fields)) throw errors.FLAG_IS_SO_ALREADY()
  if (await hasWaitingRequest(tx, 'experiments.flag_change', { flag: fields.flag })) throw errors.FLAG_CHANGE_IS_OPEN()
  return { ...fields, before, reason, askedBy: actor.staffId, askedAt: ctx.now() }
}

const decideChange = decisionOf(api.staffFlagChanges, {
  store: changes,
  errors: { own: errors.OWN_FLAG_CHANGE, decided: errors.FLAG_CHANGE_DECIDED },
  subjectOf: ({ flag }) => `flags/${flag}`,
  async approve(_, tx, { flag, before, isOn, environments, roles, percentage, adminIds }) {
    const now = await lockFlag(tx, flag)
    const after = { isOn, environments, roles, percentage, adminIds }
    if (!now || !isSameRule(now, before as FlagRule)) throw errors.FLAG_CHANGED_SINCE() // the contract's rule is the rules' own
    await updateFlag(tx, flag, after)
    return { before: now, after }
  },
})

const switchOff = switchOffOf(api.staffFlags, flags, 'isOn')

export const switchesStaff = [
  ...resourceOperations(api.staffFlags, flags),
  ...resourceOperations(api.staffFlagChanges, changes, { kind: 'flc', complete: newChange }),
  ...routes(api.staffFlagActions, {
    decideFlagChange: (ctx, input, { actor }) => decideChange(ctx, actor, input),
    switchFlagOff: (ctx, input, { actor }) => switchOff(ctx, actor, input),
  }),
]
