import type { Db } from '#server/platform/database/db.ts'

/** Those of these keys that a role has. */
export async function listRoleKeys(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('staff.role').select('key').where('key', 'in', keys).execute()
  return rows.map(({ key }) => key)
}
