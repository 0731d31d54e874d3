// Requests at the desk: asked for by one, proven by the family, decided by another.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { later } from '#core/kernel/time.ts'
import type { PersonalData } from '#core/modules/privacy/api.ts'
import { privacyErrors, requestErrors as errors } from '#core/modules/privacy/errors.ts'
import { FETCHED_WITHIN } from '#core/modules/privacy/request.ts'
import { privacyStaffApi as api } from '#core/modules/privacy/staff-api.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { findAccount, lockAccount } from '#server/modules/accounts/index.ts'
import { hasMoneyUnderWay, listOrdersOfAccount } from '#server/modules/orders/index.ts'
import { acceptCode, requesterOf, sendCode, type EnteredCode } from '#server/modules/otp/index.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { CallOf } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { decisionOf } from '#server/platform/resource/requests/second-person.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { beginDeletion } from '../delete-account.ts'
import { gatherData } from '../export-data.ts'
import { notifyAnswer } from './notify-answer.ts'
import { findRequest, lockRequest, requests, updateProof, type Request } from './store.ts'

type PrivacyActions = typeof api.staffPrivacyActions

export async function sendProofCode(
  ctx: Ctx,
  { id, lang }: { readonly id: string; readonly lang: Language },
  call: CallOf<PrivacyActions['sendCode']>,
) {
  const { account_id } = requireWaiting(await findRequest(ctx.db, id))
  const { phone } = await getAccount(ctx.db, account_id)
  return sendCode(ctx, { to: phone, purpose: 'DESK', lang }, requesterOf(call))
}

/** Throws NOT_PROVEN when neither is given, or the code was of another number than the household's. */
export async function prove(
  ctx: Ctx,
  {
    id,
    code,
    seen,
  }: { readonly id: string; readonly code?: EnteredCode | undefined; readonly seen?: string | undefined },
  call: CallOf<PrivacyActions['prove']>,
): Promise<{ isProven: boolean }> {
  const phone = code && (await acceptCode(ctx, code, 'DESK', requesterOf(call)))
  const { actor } = call
  await ctx.db.transaction().execute(async (tx) => {
    const request = requireWaiting(await lockRequest(tx, id))
    const account = await getAccount(tx, request.account_id)
    if (phone === undefined ? seen === undefined : phone !== account.phone) throw errors.NOT_PROVEN()
    await updateProof(tx, id, { seen: phone === undefined ? seen : undefined, by: actor.staffId }, ctx.now())
    await note(ctx, tx, { actor, action: 'privacy-requests.prove', request, detail: { after: { seen: seen ?? 'the code' } } }) // prettier-ignore
  })
  return { isProven: true }
}

/** Carries out an approved request: a deletion's grace period begins, or the data may be downloaded. */
export const decideRequest = decisionOf(api.staffPrivacyRequests, {
  store: requests,
  errors: { own: errors.OWN_REQUEST, decided: errors.REQUEST_DECIDED },
  subjectOf: ({ accountId }) => `households/${accountId}`,
  async approve(ctx, tx, request) {
    const { accountId, kind, provenAt } = request
    if (provenAt === null) throw errors.NOT_PROVEN()
    if (kind === 'ERASE') await erase(ctx, tx, accountId)
    // The notice of a deletion says the day itself.
    else await notifyAnswer(ctx, tx, request)
    return { before: {}, after: { kind } }
  },
  refuse: notifyAnswer,
})

async function erase(ctx: Ctx, tx: Tx, accountId: string): Promise<void> {
  if (!(await lockAccount(tx, accountId))) throw errors.NO_SUCH_HOUSEHOLD()
  if (await hasMoneyUnderWay(tx, accountId)) throw privacyErrors.MONEY_UNDER_WAY()
  await beginDeletion(ctx, tx, accountId, await languageOf(tx, accountId))
}

/** In which the household reads: that of its last order. */
export async function languageOf(db: Db, accountId: string): Promise<Language> {
  const [last] = await listOrdersOfAccount(db, accountId)
  return last?.lang ?? 'en'
}

/** Throws NOT_TO_BE_FETCHED for a request that was not let through, or longer than a week ago. */
export async function fetchData(ctx: Ctx, actor: Staff, id: string): Promise<PersonalData> {
  const request = await findRequest(ctx.db, id)
  if (!request) throw commonErrors.NOT_FOUND_ERROR()
  const { account_id: accountId, kind, status, decided_at } = request
  const isOpen = kind === 'EXPORT' && status === 'APPROVED' && decided_at !== null
  if (!isOpen || ctx.now() > later(decided_at, FETCHED_WITHIN)) throw errors.NOT_TO_BE_FETCHED()
  await getAccount(ctx.db, accountId)
  await note(ctx, ctx.db, { actor, action: 'privacy-requests.export', request, detail: { reason: request.reason } })
  return gatherData(ctx, accountId, await ctx.sessions.list(ctx.db, accountId, undefined))
}

interface RequestAuditEntry {
  readonly actor: Staff
  readonly action: string
  readonly request: Request
  readonly detail: object
}

export async function note(ctx: Ctx, db: Db, { actor, action, request, detail }: RequestAuditEntry): Promise<void> {
  await audit(ctx, db, { actor, action, subject: `households/${request.account_id}`, detail })
}

export function requireWaiting(request: Request | undefined): Request {
  if (!request) throw commonErrors.NOT_FOUND_ERROR()
  if (request.status !== 'WAITING') throw errors.REQUEST_DECIDED()
  return request
}

async function getAccount(db: Db, accountId: string) {
  const account = await findAccount(db, accountId)
  if (!account) throw errors.NO_SUCH_HOUSEHOLD()
  return account
}
