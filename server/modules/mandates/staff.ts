// The staff's list of auto-debits. Staff may stop one for a family that asks them to.
import { sql } from 'kysely'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { mandateDeskErrors, mandateErrors } from '#core/modules/mandates/errors.ts'
import { mandatesStaffApi as api } from '#core/modules/mandates/staff-api.ts'
import { mayMandate } from '#core/modules/mandates/standing.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { resourceOperations, type Write } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { revoke } from './change.ts'
import { lockMandate } from './store.ts'

const mandates = tableStore(api.staffMandates, {
  table: 'mandates.mandate',
  computed: {
    log: sql`(select coalesce(json_agg(json_build_object('at', at, 'kind', kind, 'no', no, 'detail', detail) order by at), '[]')
      from mandates.event where mandate_id = mandate.id)`,
  },
  search: ['id', 'title', 'orderId', 'accountId', 'gatewayId'],
  keys: ['orderId', 'accountId', 'gatewayId'],
})

const debits = tableStore(api.staffDebits, {
  table: 'mandates.debit',
  search: ['id', 'mandateId', 'orderId'],
  keys: ['mandateId', 'orderId'],
})

export const mandatesStaff = [
  ...resourceOperations(api.staffMandates, mandates, { check: stop }),
  ...resourceOperations(api.staffDebits, debits),
]

/** In the write's own transaction, so that its debits end with it and the gateway hears of it. */
async function stop(ctx: Ctx, tx: Tx, { before, fields, reason }: Write<typeof api.staffMandates>): Promise<void> {
  if (fields.status !== 'REVOKED') throw commonErrors.INVALID_INPUT()
  if (!reason) throw mandateDeskErrors.REASON_NEEDED()
  const mandate = before && (await lockMandate(tx, before.id))
  if (!mandate || !mayMandate(mandate.status, 'revoke')) throw mandateErrors.MANDATE_CLOSED()
  await revoke(ctx, tx, mandate, reason)
}
