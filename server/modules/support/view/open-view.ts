// Staff read a family's pages: in a session of its own, which is read-only, ends by itself, and is visible to the family.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { later, type Instant } from '#core/kernel/time.ts'
import type { supportApi } from '#core/modules/support/api.ts'
import { viewErrors as errors } from '#core/modules/support/errors.ts'
import type { supportStaffApi } from '#core/modules/support/staff-api.ts'
import { VIEW_LIFE, VIEW_MINUTES, type SupportViewId } from '#core/modules/support/view.ts'
import { findAccount, listLearners } from '#server/modules/accounts/index.ts'
import { notify } from '#server/modules/notices/index.ts'
import { findMember } from '#server/modules/staff/index.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { CallOf } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { languageOf } from '../language-of.ts'
import { endView, insertView } from './store.ts'

interface Wish {
  /** The household. */
  readonly id: string
  readonly reason: string
}

/** From now on this browser also sees the household's pages, next to the console. The household is notified. */
export async function openView(
  ctx: Ctx,
  { id: accountId, reason }: Wish,
  call: CallOf<typeof supportStaffApi.staffSupportActions.openView>,
): Promise<{ viewId: SupportViewId; endsAt: Instant }> {
  const { actor } = call
  const [account, [learner]] = await Promise.all([findAccount(ctx.db, accountId), listLearners(ctx.db, accountId)])
  if (!account || !learner) throw commonErrors.NOT_FOUND_ERROR()
  const { staffId } = actor
  const learnerId = learner.userId
  const viewId = ctx.newId('sup') as SupportViewId // newId makes ids of the kind it is given
  const startedAt = ctx.now()
  const endsAt = later(startedAt, VIEW_LIFE)
  await ctx.db.transaction().execute(async (tx) => {
    const shownAs = await nameShown(tx, actor)
    await insertView(tx, { id: viewId, accountId, learnerId, staffId, shownAs, reason, startedAt, endsAt })
    const detail = { reason, viewId, endsAt }
    await audit(ctx, tx, { actor, action: 'households.look', subject: `households/${accountId}`, detail })
    await notifySupportSession(ctx, tx, { accountId, viewId, shownAs, endsAt })
  })
  const support = { viewId, staffId, endsAt }
  await call.look({ kind: 'household', accountId, learnerId, support }, VIEW_LIFE)
  return { viewId, endsAt }
}

/** The first name and what they are here: "Meera, support". */
async function nameShown(db: Db, { staffId }: Staff): Promise<string> {
  const member = await findMember(db, staffId)
  const [firstName] = member?.name.split(' ') ?? []
  return [firstName ?? 'Kandil', ...(member?.roles.slice(0, 1) ?? [])].join(', ')
}

interface OpenedView {
  readonly accountId: string
  readonly viewId: SupportViewId
  readonly shownAs: string
  readonly endsAt: Instant
}

async function notifySupportSession(
  ctx: Ctx,
  tx: Tx,
  { accountId, viewId, shownAs, endsAt }: OpenedView,
): Promise<void> {
  await notify(ctx, tx, {
    to: { accountId },
    type: 'support-looked',
    key: `support-looked ${viewId}`,
    purpose: 'SAFETY',
    values: { name: shownAs, minutes: String(VIEW_MINUTES) },
    link: '/me/devices',
    lang: await languageOf(tx, accountId),
    subject: accountId,
    expiresAt: endsAt,
  })
}

/** Throws VIEW_IS_OVER, also for another household's. */
export async function endViewOfFamily(
  ctx: Ctx,
  viewId: SupportViewId,
  { actor, stopLooking }: CallOf<typeof supportApi.endView>,
): Promise<{ isEnded: boolean }> {
  const { accountId, support } = actor
  await end(ctx, { id: viewId, accountId, by: support ? 'STAFF' : 'FAMILY' }, actor)
  if (support) stopLooking()
  return { isEnded: true }
}

/** Ends the view from the console. Throws VIEW_IS_OVER. */
export async function endViewOfStaff(
  ctx: Ctx,
  id: string,
  { actor, stopLooking }: CallOf<typeof supportStaffApi.staffSupportActions.endView>,
): Promise<{ isEnded: boolean }> {
  await end(ctx, { id, by: 'STAFF' }, actor)
  stopLooking()
  return { isEnded: true }
}

async function end(ctx: Ctx, ending: Parameters<typeof endView>[1], actor: Parameters<typeof audit>[2]['actor']) {
  await ctx.db.transaction().execute(async (tx) => {
    const accountId = await endView(tx, ending, ctx.now())
    if (accountId === undefined) throw errors.VIEW_IS_OVER()
    await ctx.sessions.endAllOf(tx, ending.id)
    const detail = { viewId: ending.id, by: ending.by }
    await audit(ctx, tx, { actor, action: 'households.look-ended', subject: `households/${accountId}`, detail })
  })
}
