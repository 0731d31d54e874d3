// The facts that the decision about a message needs, read at the moment it is about to leave.
import { HOUR, MINUTE, type Instant } from '#core/kernel/time.ts'
import { standingOf } from '#core/modules/accounts/standing.ts'
import type { SendFacts } from '#core/modules/notices/decide-send.ts'
import { beginsSoon } from '#core/modules/messages/quiet-hours.ts'
import { numberPreference } from '#core/modules/notices/number-preference.ts'
import { mustArrive, type NotificationPreference } from '#core/taxonomy/notice.ts'
import { zoneOf, type Zone } from '#core/taxonomy/zone.ts'
import { findHousehold } from '#server/modules/accounts/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { noticeChecks } from '../points/notice-checks.ts'
import { noticePreferences } from '../points/notice-preferences.ts'
import { subjectChecks } from '../points/subject-checks.ts'
import type { StoredNotice } from '../store.ts'
import { listNumberStops } from '../store-stops.ts'
import type { Addresses } from './recipient.ts'
import { countLeft, listSends, type StoredSend } from './store-sends.ts'
import { inParallel } from '#server/platform/database/in-parallel.ts'

/** Ask with the recipient and the notice locked: what is counted stays so until the decision is written down. */
export async function readFacts(
  ctx: Ctx,
  tx: Tx,
  { notice, send, to }: { readonly notice: StoredNotice; readonly send: StoredSend; readonly to: Addresses },
): Promise<SendFacts> {
  const { purpose, expiresAt, mailTo } = notice
  const { channel, isFallback } = send
  const [preference, mayReach, isStillSo, others, left] = await inParallel(
    tx,
    () => preferenceOf(ctx, tx, notice),
    () => isAllowed(ctx, tx, notice),
    () => isCurrent(ctx, tx, notice),
    () => listSends(tx, notice.id),
    () => countLeft(tx, notice, ctx.now()),
  )
  const zone = zoneOf(to.phone, preference.zone)
  return {
    purpose,
    channel,
    isFallback,
    isDeliveredElsewhere: others.some(({ isDelivered }) => isDelivered),
    isAskedFor: channel === 'MAIL' && mailTo !== null,
    isLastCall: isLastCall(notice, zone, ctx.now()),
    expiresAt,
    isCurrent: notice.dropped === null && isStillSo,
    mayReach,
    preference,
    zone,
    left,
  }
}

/** A reminder of the last hour that the learner chose, or a change that would be of no use in the family's morning. */
function isLastCall(notice: StoredNotice, zone: Zone, now: Instant): boolean {
  const { purpose, minutesBefore, isChosen, isUrgent, expiresAt } = notice
  if (purpose !== 'CHANGES') return isChosen && minutesBefore !== null && minutesBefore * MINUTE <= HOUR
  return isUrgent || (expiresAt !== null && beginsSoon(expiresAt, now, zone))
}

export async function preferenceOf(
  ctx: Ctx,
  tx: Tx,
  { accountId, phone, channels }: StoredNotice,
): Promise<NotificationPreference> {
  if (accountId !== null) return noticePreferences.only(ctx)(tx, accountId)
  return numberPreference(channels, await listNumberStops(tx, phone ?? ''))
}

/** Asks the module that the type belongs to, and the one that the subject belongs to. */
export async function isCurrent(
  ctx: Ctx,
  tx: Tx,
  { type, accountId, learnerId, subject, key }: StoredNotice,
): Promise<boolean> {
  const kind = subject?.slice(0, 3) ?? ''
  const checks = [noticeChecks.of(ctx, type), subjectChecks.of(ctx, kind)]
  for (const check of checks) if (check && !(await check(ctx, tx, { accountId, learnerId, subject, key }))) return false
  return true
}

/** A child is not written about before a guardian has agreed: learning reference, section 11. Payments, safety and changes of what was booked are. */
async function isAllowed(ctx: Ctx, tx: Tx, { accountId, learnerId, purpose }: StoredNotice): Promise<boolean> {
  if (learnerId === null || accountId === null) return true
  const household = await findHousehold(tx, accountId, learnerId)
  if (!household) return false
  if (mustArrive(purpose)) return true
  const standing = standingOf(household.learner, ctx.now())
  return standing === 'ADULT' || standing === 'CONSENTED'
}
