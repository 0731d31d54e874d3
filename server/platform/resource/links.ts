// Where links lead that staff write: to our own pages, or to hosts that are on a list which others keep.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { DomainError } from '#core/kernel/error.ts'
import type { ResourceSpec } from '#core/kernel/resource.ts'
import { outsideAddressesIn, type OutsideAddress } from '#core/kernel/schemas.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import type { Fields } from './store.ts'

interface Change {
  readonly before: Fields | undefined
  readonly fields: Fields
}

/** Throws INVALID_INPUT with each field that leads to a host which is not on the list. Addresses that the row had before may stay. */
export async function refuseUnlistedHosts(ctx: Ctx, tx: Tx, spec: ResourceSpec, change: Change): Promise<void> {
  const { before = {}, fields } = change
  const shape = { ...spec.create?.shape, ...spec.update?.shape, ...spec.bulk?.shape }
  const addressesOf = (values: Fields): OutsideAddress[] =>
    Object.entries(shape).flatMap(([name, schema]) => outsideAddressesIn(schema, values[name], [name]))
  const known = new Set(addressesOf(before).map(({ address }) => address))
  const added = addressesOf(fields).filter(({ address }) => !known.has(address))
  if (added.length === 0) return
  const allowed = await listAllowedHosts(tx, added.map(hostOf))
  const own = new URL(ctx.settings.publicUrl).host
  const refused = added.filter((each) => hostOf(each) !== own && !allowed.includes(hostOf(each)))
  if (refused.length === 0) return
  const fieldErrors = refused.map((each) => [
    each.path.join('.'),
    `Links to ${hostOf(each)} are not allowed. Ask for the host to be added under Link hosts.`,
  ])
  throw new DomainError(commonErrors.INVALID_INPUT, {}, Object.fromEntries(fieldErrors))
}

function hostOf({ address }: OutsideAddress): string {
  return new URL(address).host
}

export async function listAllowedHosts(tx: Db, hosts: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('platform.link_host')
    .select('host')
    .where('host', 'in', hosts)
    .where('is_active', '=', true)
    .execute()
  return rows.map(({ host }) => host)
}
