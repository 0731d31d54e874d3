import { MOST_UNTOLD_SHOWN, UNTOLD_REASONS, type ClassNotice } from '#core/modules/classroom/room/class-notices.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { listOutcomes, type NoticeOutcome } from '#server/modules/notices/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findSession } from '../store-sessions.ts'

/** Who was notified of each change of a class, newest first. Throws NOT_FOUND_ERROR. */
export async function listClassNotices(ctx: Ctx, id: string): Promise<{ notices: ClassNotice[] }> {
  if (!(await findSession(ctx.staffDb, id))) throw commonErrors.NOT_FOUND_ERROR()
  const outcomes = await listOutcomes(ctx.staffDb, id, 'CHANGES')
  const changes = Map.groupBy(outcomes, ({ occasion }) => occasion)
  return { notices: [...changes.values()].map(noticeOf).toSorted((a, b) => b.at - a.at) }
}

function noticeOf(families: readonly NoticeOutcome[]): ClassNotice {
  const [first] = families as [NoticeOutcome, ...NoticeOutcome[]] // a group has one
  const told = families.filter(({ left }) => left.length > 0)
  const waiting = families.filter(({ left, isWaiting }) => left.length === 0 && isWaiting)
  const untold = families.filter(({ left, isWaiting }) => left.length === 0 && !isWaiting)
  const messages = Map.groupBy(told.flatMap(({ left }) => left), (channel) => channel) // prettier-ignore
  return {
    type: first.type,
    at: first.at,
    told: told.length,
    channels: [...messages].map(([channel, { length }]) => ({ channel, messages: length })),
    waiting: waiting.length,
    untold: untold.length,
    untoldFamilies: untold.slice(0, MOST_UNTOLD_SHOWN).map(({ accountId, reason }) => ({
      accountId,
      reason: UNTOLD_REASONS.find((each) => each === reason) ?? 'NO_CHANNEL',
    })),
  }
}
