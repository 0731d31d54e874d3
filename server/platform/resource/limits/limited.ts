// The rows that a limited member of staff has of a resource: its store with one more condition. A resource that does not say how it is
// narrowed by every kind of limit that the member has is closed to them. Decision 1120.
import { sql, type RawBuilder } from 'kysely'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { SPEC, type AnyResource } from '#core/kernel/resource.ts'
import { resourceErrors } from '#core/kernel/resource/resource-errors.ts'
import { kindsOf, UNLIMITED_VIEWS, type LimitKind, type Limits } from '#core/taxonomy/staff/staff-limits.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { WITHIN, type ResourceStore } from '../store.ts'

/** A member's limits, with the members of the teams as they are now. */
export interface RowLimits extends Limits {
  readonly colleagues: readonly string[]
}

/** The condition for the rows within a limit, for each kind that the resource understands. */
export type Within = Readonly<Partial<Record<LimitKind, (limits: RowLimits) => RawBuilder<boolean>>>>

interface LimitedResource {
  readonly api: AnyResource
  readonly store: ResourceStore
  readonly rules: { readonly within?: Within }
}

/** Throws FORBIDDEN_ERROR for a limited member, where nothing says which rows are theirs. */
export function narrowedStore(
  { api, store, rules }: LimitedResource,
  { limits, colleagues = [] }: Staff,
): ResourceStore {
  if (!limits || isPublic(api[SPEC].feature)) return store
  const { within = {} } = rules
  const conditions = kindsOf(limits).map((kind) => {
    const condition = within[kind]
    if (!condition) throw commonErrors.FORBIDDEN_ERROR()
    return condition({ ...limits, colleagues })
  })
  return conditions.length === 0 ? store : withCondition(store, sql<boolean>`(${sql.join(conditions, sql` and `)})`)
}

export function isPublic(feature: string): boolean {
  return (UNLIMITED_VIEWS as readonly string[]).includes(feature)
}

/** Returns true for rows whose column has one of these values: for no row where there are no values. */
export function isAnyOf(column: string, values: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} = any(${[...values]}::text[])`
}

/** Throws OUTSIDE_YOUR_LIMITS when a limited member has written a row that would not be theirs. */
export async function refuseOutside(
  ctx: Ctx,
  tx: Tx,
  known: LimitedResource,
  { id, actor }: { readonly id: string; readonly actor: Staff },
): Promise<void> {
  if (!actor.limits) return
  if (!(await narrowedStore(known, actor).find(tx, id, ctx.now()))) throw resourceErrors.OUTSIDE_YOUR_LIMITS()
}

function withCondition(store: ResourceStore, condition: RawBuilder<boolean>): ResourceStore {
  return {
    ...store,
    list: (db, ask, now) => store.list(db, { ...ask, [WITHIN]: condition }, now),
    sums: async (db, ask, fields, now) => (await store.sums?.(db, { ...ask, [WITHIN]: condition }, fields, now)) ?? {},
    async find(db, id, now) {
      const { total } = await store.list(db, { from: 0, size: 0, ids: [id], [WITHIN]: condition }, now)
      return total === 0 ? undefined : store.find(db, id, now)
    },
  }
}
