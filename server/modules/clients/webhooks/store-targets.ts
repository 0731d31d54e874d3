// SQL over clients.target. Staff list and change it by staff/resources.ts.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { WebhookType } from '#core/modules/clients/client-scope.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export async function countTargets(tx: Tx, organisationId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('clients.target')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export interface NewTarget {
  readonly id: string
  readonly organisationId: string
  readonly url: string
  readonly types: readonly WebhookType[]
  readonly secret: Buffer
}

export async function insertTarget(
  tx: Tx,
  { organisationId, types, ...target }: NewTarget,
  now: Instant,
): Promise<void> {
  await tx
    .insertInto('clients.target')
    .values({ ...target, organisation_id: organisationId, types: [...types], is_active: true, created_at: at(now) })
    .execute()
}

/** The secret before it goes on until `oldTill`; an older one ends at once. Answers false when there is no such target. */
export async function replaceSecret(
  tx: Tx,
  id: string,
  { secret, oldTill }: { readonly secret: Buffer; readonly oldTill: Instant },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update clients.target
    set old_secret = secret, old_secret_till = ${at(oldTill)}, secret = ${secret} where id = ${id}`.execute(tx)
  return numAffectedRows === 1n
}
