import { sql } from 'kysely'
import { later } from '#core/kernel/time.ts'
import { requestErrors as errors } from '#core/modules/privacy/errors.ts'
import { ANSWERED_WITHIN } from '#core/modules/privacy/request.ts'
import { privacyStaffApi as api } from '#core/modules/privacy/staff-api.ts'
import { findAccount } from '#server/modules/accounts/index.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { resourceOperations, type NewWrite } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { hasWaitingRequest } from '#server/platform/resource/requests/waiting-request.ts'
import { decideRequest, fetchData, languageOf, prove, sendProofCode } from './requests/decide-request.ts'
import { previewErasure, showErasure } from './erasure/preview-erasure.ts'
import { requireNominee } from './requests/own-requests.ts'
import { withdrawRecorded } from './requests/withdraw-recorded.ts'
import { requests } from './requests/store.ts'

const deletions = tableStore(api.staffDeletions, {
  table: 'privacy.deletion',
  id: sql<string>`account_id`,
  search: ['accountId'],
})

async function newRequest(ctx: Ctx, tx: Tx, { actor, fields, reason }: NewWrite<typeof api.staffPrivacyRequests>) {
  const { accountId, kind } = fields
  requireNominee(fields)
  if (!(await findAccount(tx, accountId))) throw errors.NO_SUCH_HOUSEHOLD()
  if (await hasWaitingRequest(tx, 'privacy.request', { account_id: accountId, kind })) throw errors.ASKED_ALREADY()
  const now = ctx.now()
  const lang = await languageOf(tx, accountId)
  const preview = kind === 'ERASE' ? await previewErasure(ctx, tx, accountId) : null
  return { ...fields, preview, lang, reason, askedBy: actor.staffId, askedAt: now, dueAt: later(now, ANSWERED_WITHIN) }
}

export const privacyStaff = [
  ...resourceOperations(api.staffDeletions, deletions),
  ...resourceOperations(api.staffPrivacyRequests, requests, { kind: 'prq', complete: newRequest }),
  ...routes(api.staffPrivacyActions, {
    previewErasure: (ctx, { id }) => showErasure(ctx, id),
    sendCode: sendProofCode,
    prove,
    withdraw: (ctx, { id, note }, { actor }) => withdrawRecorded(ctx, actor, id, note),
    decideRequest: (ctx, decided, { actor }) => decideRequest(ctx, actor, decided),
    fetchData: (ctx, { id }, { actor }) => fetchData(ctx, actor, id),
  }),
]
