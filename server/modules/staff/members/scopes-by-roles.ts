import { scopesOf, type Grants } from '#core/modules/staff/permissions.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { limitsOf, listGrants, type OptionalFields, type StaffAccess } from '../store.ts'

/** Every permission that the roles grant within the limits, also those that are withheld. */
export async function scopesByRoles(
  tx: Tx,
  access: OptionalFields<StaffAccess>,
  changed?: { readonly key: string; readonly grants: Grants },
): Promise<string[]> {
  const { roles = [], isReadOnly = false } = access
  const others = roles.filter((role) => role !== changed?.key)
  const grants = await listGrants(tx, others)
  const all = changed && roles.includes(changed.key) ? [...grants, changed.grants] : grants
  return scopesOf(all, isReadOnly, limitsOf(access))
}
