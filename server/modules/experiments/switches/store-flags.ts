// SQL over the switches.
import type { Selectable } from 'kysely'
import type { Environment, FlagRole, FlagRule } from '#core/modules/experiments/flags.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'

interface StoredRule extends FlagRule {
  readonly environments: Environment[]
  readonly roles: FlagRole[]
  readonly adminIds: string[]
}

/** Maps each key to its rule. */
export async function listFlags(db: Db): Promise<Map<string, FlagRule>> {
  const rows = await db.selectFrom('experiments.flag').selectAll().execute()
  return new Map(rows.map((row) => [row.key, ruleFromRow(row)]))
}

/** The row is locked. Undefined when there is no such switch. */
export async function lockFlag(tx: Tx, key: string): Promise<StoredRule | undefined> {
  const row = await tx.selectFrom('experiments.flag').selectAll().where('key', '=', key).forUpdate().executeTakeFirst()
  return row && ruleFromRow(row)
}

export async function updateFlag(tx: Tx, key: string, rule: FlagRule): Promise<void> {
  const { isOn, environments, roles, percentage, adminIds } = rule
  await tx
    .updateTable('experiments.flag')
    .set({
      is_on: isOn,
      environments: [...environments],
      roles: [...roles],
      percentage,
      admin_ids: [...adminIds],
    })
    .where('key', '=', key)
    .execute()
}

type FlagRow = Pick<
  Selectable<Tables['experiments.flag']>,
  'is_on' | 'environments' | 'roles' | 'percentage' | 'admin_ids'
>

function ruleFromRow({ is_on, environments, roles, percentage, admin_ids }: FlagRow): StoredRule {
  return {
    isOn: is_on,
    environments: environments as Environment[], // checked by the table
    roles: roles as FlagRole[], // likewise
    percentage,
    adminIds: admin_ids,
  }
}
