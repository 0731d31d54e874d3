// EMI plans, as staff change them: hidden from families by one person, and changed by two.
import { isDeepStrictEqual } from 'node:util'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { instrumentsStaffApi as api } from '#core/modules/instruments/staff-api.ts'
import { emiStaffErrors as errors } from '#core/modules/instruments/staff-errors.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { resourceOperations, type NewWrite } from '#server/platform/resource/resource.ts'
import { decisionOf } from '#server/platform/resource/second-person.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { hasTwin, hasWaitingChange, lockPlan, updatePlan, type PlanRule } from './store.ts'

const changes = tableStore(api.staffEmiChanges, {
  table: 'instruments.emi_change',
  search: ['reason'],
})

async function newChange(ctx: Ctx, tx: Tx, { actor, fields, reason = '' }: NewWrite<typeof api.staffEmiChanges>) {
  const { planId } = fields
  const plan = await lockPlan(tx, planId)
  if (!plan) throw commonErrors.NOT_FOUND_ERROR()
  const { issuerId, months, rule: before } = plan
  if (isDeepStrictEqual(before, ruleOf(fields))) throw errors.EMI_PLAN_IS_SO_ALREADY()
  if (await hasWaitingChange(tx, planId)) throw errors.EMI_CHANGE_IS_OPEN()
  if (await hasTwin(tx, planId, plan, fields.isNoCost)) throw errors.EMI_PLAN_IS_THERE()
  return { ...fields, issuerId, months, before, reason, askedBy: actor.staffId, askedAt: ctx.now() }
}

const decideChange = decisionOf(api.staffEmiChanges, {
  store: changes,
  errors: { own: errors.OWN_EMI_CHANGE, decided: errors.EMI_CHANGE_DECIDED },
  subjectOf: ({ planId }) => `emi-plans/${planId}`,
  async approve(_, tx, change) {
    const { planId, before } = change
    const plan = await lockPlan(tx, planId)
    if (!plan || !isDeepStrictEqual(plan.rule, ruleOf(before))) throw errors.EMI_PLAN_CHANGED_SINCE()
    if (await hasTwin(tx, planId, plan, change.isNoCost)) throw errors.EMI_PLAN_IS_THERE()
    const after = ruleOf(change)
    await updatePlan(tx, planId, after)
    return { before: plan.rule, after }
  },
})

function ruleOf({ annualRate, isNoCost, minimum, isActive }: PlanRule): PlanRule {
  return { annualRate, isNoCost, minimum, isActive }
}

async function switchOff(ctx: Ctx, actor: Staff, { id, reason }: { readonly id: string; readonly reason: string }) {
  return ctx.db.transaction().execute(async (tx) => {
    const plan = await lockPlan(tx, id)
    if (!plan) throw commonErrors.NOT_FOUND_ERROR()
    await updatePlan(tx, id, { ...plan.rule, isActive: false })
    const detail = { before: { isActive: plan.rule.isActive }, after: { isActive: false }, reason }
    await audit(ctx, tx, { actor, action: 'emi-plans.off', subject: `emi-plans/${id}`, detail })
    return { isActive: false }
  })
}

export const emiChangesStaff = [
  ...resourceOperations(api.staffEmiChanges, changes, { kind: 'emc', complete: newChange }),
  ...routes(api.staffEmiActions, {
    decideEmiChange: (ctx, input, { actor }) => decideChange(ctx, actor, input),
    switchEmiPlanOff: (ctx, input, { actor }) => switchOff(ctx, actor, input),
  }),
]
