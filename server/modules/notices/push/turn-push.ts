// A browser gets push messages, or none.
import { ECDH } from 'node:crypto'
import { noticeErrors } from '#core/modules/notices/errors.ts'
import type { PushState, PushSubscription } from '#core/modules/notices/push-subscription.ts'
import { lockAccount } from '#server/modules/accounts/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { deleteBrowsers, deleteBrowsersOfSession, hasBrowser, insertBrowser, listBrowsers } from './store-push.ts'

const MOST_BROWSERS = 10

export async function getPush(ctx: Ctx, session: string | undefined): Promise<PushState> {
  const { publicKey } = ctx.push
  return { publicKey, isOn: session !== undefined && (await hasBrowser(ctx.db, { session })) }
}

/** Beyond the tenth browser, the one that was turned on longest ago gives way. */
export async function turnPushOn(
  ctx: Ctx,
  { accountId }: Household,
  session: string | undefined,
  { endpoint, p256dh, auth }: PushSubscription,
): Promise<PushState> {
  if (ctx.push.publicKey === null || session === undefined) throw noticeErrors.PUSH_NOT_AVAILABLE()
  if (!isPoint(p256dh) || !(await ctx.targets.mayCall(endpoint))) throw noticeErrors.PUSH_SERVICE_REFUSED()
  await ctx.db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId)
    await insertBrowser(tx, { id: ctx.newId('psh'), accountId, session, endpoint, p256dh, auth, createdAt: ctx.now() })
    const old = (await listBrowsers(tx, accountId)).slice(MOST_BROWSERS)
    await deleteBrowsers(
      tx,
      old.map(({ id }) => id),
    )
  })
  return getPush(ctx, session)
}

export async function turnPushOff(ctx: Ctx, session: string | undefined): Promise<PushState> {
  if (session !== undefined) await deleteBrowsersOfSession(ctx.db, session)
  return getPush(ctx, session)
}

/** Nothing can be encrypted for a key that is no point on the curve. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', 'hex', 'uncompressed')
    return true
  } catch {
    return false
  }
}
