// The requests of a logged-in family about its data.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { later, type Instant } from '#core/kernel/time.ts'
import { DataRequest, type privacyApi } from '#core/modules/privacy/api.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import { requestErrors as errors } from '#core/modules/privacy/errors.ts'
import { ANSWERED_WITHIN, type RequestKind } from '#core/modules/privacy/request.ts'
import { lockAccount } from '#server/modules/accounts/index.ts'
import type { Call, Household } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { OwnedKind } from '#server/platform/access/points/owned-things.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { hasWaitingRequest } from '#server/platform/resource/requests/waiting-request.ts'
import { requireWaiting } from './decide-request.ts'
import { findRequest, listRequestsOf, lockRequest, requests, updateWithdrawn, type Request } from './store.ts'

declare module '#server/platform/access/points/owned-things.ts' {
  interface OwnedThings {
    readonly dataRequest: Request
  }
}

export const ownRequest: OwnedKind<Request> = {
  find: ({ db }, id) => findRequest(db, id),
  ownerOf: ({ account_id: accountId }) => (accountId === null ? null : { accountId }),
  foreign: { audit: 'another household’s data request' },
}

export async function listOwnRequests(ctx: Ctx, { accountId }: Household): Promise<{ requests: DataRequest[] }> {
  return { requests: (await listRequestsOf(ctx.db, accountId)).map((request) => viewRequest(request)) }
}

/** Its session proves the family, so nobody has to confirm it. Throws ASKED_ALREADY while one of this kind waits. */
export async function askForData(
  ctx: Ctx,
  asked: Pick<InputOf<typeof privacyApi.askForData>, 'kind' | 'text' | 'nomineeName' | 'nomineeRelation' | 'lang'>,
  { actor }: Call<Household>,
): Promise<DataRequest> {
  const { kind, text, lang } = asked
  requireNominee(asked)
  const { accountId } = actor
  const id = ctx.newId('prq')
  const request = await inTransaction(ctx.db, async (tx) => {
    // Held, so that of two at a time one is refused.
    if (!(await lockAccount(tx, accountId))) throw commonErrors.NOT_LOGGED_IN()
    if (await hasWaitingRequest(tx, 'privacy.request', { account_id: accountId, kind })) throw errors.ASKED_ALREADY()
    const now = ctx.now()
    const nominee =
      kind === 'NOMINATE' ? { nomineeName: asked.nomineeName, nomineeRelation: asked.nomineeRelation } : {}
    const proven = { proof: 'LOGIN', provenAt: now } as const
    const fields = { accountId, kind, reason: text, lang, ...nominee, askedAt: now, dueAt: later(now, ANSWERED_WITHIN), ...proven } // prettier-ignore
    await requests.insert?.(tx, id, fields, now)
    await audit(ctx, tx, {
      actor,
      action: 'asked about their data',
      subject: `privacy-requests/${id}`,
      detail: { kind },
    })
    return lockRequest(tx, id)
  })
  if (!request) throw commonErrors.SERVICE_ERROR()
  return viewRequest(request)
}

export async function withdrawOwn(
  ctx: Ctx,
  { dataRequestId: id }: { readonly dataRequestId: string },
  { actor }: Call<Household>,
): Promise<DataRequest> {
  const now = ctx.now()
  const request = await inTransaction(ctx.db, async (tx) => {
    const found = await lockRequest(tx, id)
    if (!found) throw commonErrors.NOT_FOUND_ERROR()
    requireWaiting(found)
    await updateWithdrawn(tx, id, now, null)
    await audit(ctx, tx, { actor, action: 'withdrew a data request', subject: `privacy-requests/${id}` })
    return found
  })
  return viewRequest({ ...request, status: 'WITHDRAWN', withdrawn_at: now })
}

/** Throws NOMINEE_NEEDED for a nomination of nobody. */
export function requireNominee(asked: {
  readonly kind: RequestKind
  readonly nomineeName?: string | undefined
  readonly nomineeRelation?: string | undefined
}): void {
  if (asked.kind === 'NOMINATE' && !(asked.nomineeName && asked.nomineeRelation)) throw errors.NOMINEE_NEEDED()
}

export function viewRequest(row: Request): DataRequest {
  const isAnswered = row.status === 'APPROVED' || row.status === 'REFUSED'
  const { nominee_name: name, nominee_relation: relation } = row
  return DataRequest.parse({
    id: row.id,
    kind: row.kind,
    text: row.reason,
    status: row.status,
    askedAt: row.asked_at,
    dueAt: row.due_at,
    answeredAt: isAnswered ? row.decided_at : (null satisfies Instant | null),
    answer: isAnswered ? row.note : null,
    withdrawnAt: row.withdrawn_at,
    nominee: name === null || relation === null ? null : { name, relation },
  })
}
