// SQL over clients.organisation for the other files of the module. Staff write it by staff/resources.ts.
import type { ClientScope } from '#core/modules/clients/client-scope.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'

export interface Organisation {
  readonly id: string
  readonly name: string
  readonly partnerCode: string | null
  readonly isSandbox: boolean
  readonly scopes: readonly ClientScope[]
}

export async function getOrganisation(db: Db, id: string): Promise<Organisation> {
  const row = await selectOrganisation(db, id).executeTakeFirstOrThrow()
  return { ...row, scopes: row.scopes as ClientScope[] } // only these are written
}

/** Those that work now, by name. */
export async function listNamesOfPartner(db: Db, partnerCode: string): Promise<string[]> {
  const rows = await db
    .selectFrom('clients.organisation')
    .select('name')
    .where('partner_code', '=', partnerCode)
    .where('is_active', '=', true)
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}

/** Holds the row until the transaction ends, so that keys and targets are counted one after the other. */
export async function lockOrganisation(tx: Tx, id: string): Promise<Organisation | undefined> {
  const row = await selectOrganisation(tx, id).forUpdate().executeTakeFirst()
  return row && { ...row, scopes: row.scopes as ClientScope[] } // only these are written
}

export async function updateScopes(tx: Tx, id: string, scopes: readonly ClientScope[]): Promise<void> {
  await tx
    .updateTable('clients.organisation')
    .set({ scopes: [...scopes] })
    .where('id', '=', id)
    .execute()
}

function selectOrganisation(db: Db, id: string) {
  return db
    .selectFrom('clients.organisation')
    .select(['id', 'name', 'partner_code as partnerCode', 'is_sandbox as isSandbox', 'scopes'])
    .where('id', '=', id)
}
