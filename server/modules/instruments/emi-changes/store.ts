// SQL over EMI plans that change by a request.
import { toPaise, type Paise } from '#core/kernel/money.ts'
import type { Tx } from '#server/platform/database/db.ts'

/** The part of a plan that a request changes. */
export interface PlanRule {
  readonly annualRate: number
  readonly isNoCost: boolean
  readonly minimum: Paise
  readonly isActive: boolean
}

export interface LockedPlan {
  readonly issuerId: string
  readonly months: number
  readonly rule: PlanRule
}

/** The row is locked. Undefined when there is no such plan. */
export async function lockPlan(tx: Tx, id: string): Promise<LockedPlan | undefined> {
  const row = await tx
    .selectFrom('instruments.emi_plan')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return (
    row && {
      issuerId: row.issuer_id,
      months: row.months,
      rule: {
        annualRate: row.annual_rate,
        isNoCost: row.is_no_cost,
        minimum: toPaise(row.minimum),
        isActive: row.is_active,
      },
    }
  )
}

export async function updatePlan(tx: Tx, id: string, rule: PlanRule): Promise<void> {
  const { annualRate, isNoCost, minimum, isActive } = rule
  await tx
    .updateTable('instruments.emi_plan')
    .set({ annual_rate: annualRate, is_no_cost: isNoCost, minimum, is_active: isActive })
    .where('id', '=', id)
    .execute()
}

/** The bank has another plan of these months that is no-cost, or another that is not. */
export async function hasTwin(tx: Tx, id: string, { issuerId, months }: LockedPlan, isNoCost: boolean) {
  const row = await tx
    .selectFrom('instruments.emi_plan')
    .select('id')
    .where('issuer_id', '=', issuerId)
    .where('months', '=', months)
    .where('is_no_cost', '=', isNoCost)
    .where('id', '<>', id)
    .executeTakeFirst()
  return row !== undefined
}

export async function hasWaitingChange(tx: Tx, planId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('instruments.emi_change')
    .select('id')
    .where('plan_id', '=', planId)
    .where('status', '=', 'WAITING')
    .executeTakeFirst()
  return row !== undefined
}
