// What staff see of auto-debits, and that they may stop one for a family who asks them to.
import { sql } from 'kysely'
import { mandateDeskErrors, mandateErrors } from '#core/modules/mandates/errors.ts'
import { mandatesStaffApi as api } from '#core/modules/mandates/staff-api.ts'
import { mayMandate } from '#core/modules/mandates/standing.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { resourceOperations, type Write } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { revoke } from './change.ts'
import { lockMandate } from './store.ts'

const mandates = tableStore({
  table: 'mandates.mandate',
  fields: ['title', 'accountId', 'learnerId', 'orderId', 'method', 'status', 'cap', 'gatewayId', 'termsVersion', 'createdAt', 'validTill', 'closedAt'], // prettier-ignore
  instants: ['createdAt', 'validTill', 'closedAt'],
  computed: {
    log: sql`(select coalesce(json_agg(json_build_object('at', at, 'kind', kind, 'no', no, 'detail', detail) order by at), '[]')
      from mandates.event where mandate_id = mandate.id)`,
  },
  search: ['id', 'title', 'orderId', 'accountId', 'gatewayId'],
  sortedBy: 'createdAt',
  newestFirst: true,
})

const debits = tableStore({
  table: 'mandates.debit',
  fields: ['mandateId', 'no', 'amount', 'state', 'reason', 'dueAt', 'executeAt', 'notifiedAt', 'attempts', 'orderId'],
  instants: ['dueAt', 'executeAt', 'notifiedAt'],
  search: ['id', 'mandateId', 'orderId'],
  sortedBy: 'executeAt',
  newestFirst: true,
})

export const mandatesStaff = [
  ...resourceOperations('mandates', api.staffMandates, mandates, { check: stop }),
  ...resourceOperations('mandate-debits', api.staffDebits, debits),
]

/** In the write's own transaction, so that its debits end with it and the gateway hears of it. */
async function stop(ctx: Ctx, tx: Tx, { before, reason }: Write): Promise<void> {
  if (!reason) throw mandateDeskErrors.REASON_NEEDED()
  const mandate = before && (await lockMandate(tx, String(before['id'])))
  if (!mandate || !mayMandate(mandate.status, 'revoke')) throw mandateErrors.MANDATE_CLOSED()
  await revoke(ctx, tx, mandate, reason)
}
