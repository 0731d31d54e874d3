// The playlist of a class for one who watches it. Who may watch is looked up each time: a removed learner sees nothing more.
import { broadcastErrors, joinErrors as errors, paneErrors } from '#core/modules/classroom/errors.ts'
import { segmentsOf, withAddresses } from '#core/modules/classroom/room/broadcast.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { MINUTE, SECOND, toInstant } from '#core/kernel/time.ts'
import { audit } from '#server/platform/audit.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import { playlistsOf } from '#server/providers/live-room/port.ts'
import { findClass, refusalError } from '../room/find-class.ts'
import { mayListen } from '../room/join-class.ts'
import { findSeat } from '../room/store-seats.ts'
import { prefixOfBroadcast } from './run-broadcast.ts'
import { findLastBroadcast } from './store-broadcasts.ts'

interface BroadcastAsk {
  readonly id: string
  /** Undefined: a parent. */
  readonly visit?: string | undefined
}

/** Throws BROADCAST_NOT_BEGUN, or why the caller may not watch. */
export async function readBroadcast(ctx: Ctx, { id, visit }: BroadcastAsk, call: LearnerCall) {
  if (visit === undefined) await requireParent(ctx, id, call)
  else await requireSeat(ctx, { id, learnerId: call.learnerId, visit })
  const playlist = await readPlaylist(ctx, id)
  if (playlist === undefined) throw broadcastErrors.BROADCAST_NOT_BEGUN()
  return { playlist }
}

async function requireSeat(ctx: Ctx, { id, learnerId, visit }: { id: string; learnerId: string; visit: string }) {
  const seat = await findSeat(ctx.db, { sessionId: id, learnerId })
  if (seat && seat.removedAt !== null) throw errors.REMOVED_FROM_CLASS()
  if (seat?.visit !== visit) throw errors.MOVED_TO_ANOTHER_DEVICE()
  if (seat.mode !== 'HLS') throw paneErrors.JOIN_FIRST()
}

async function requireParent(ctx: Ctx, id: string, call: LearnerCall): Promise<void> {
  const { actor, learnerId } = call
  if (!(await mayListen(ctx, call))) {
    await audit(ctx, ctx.db, { actor, action: 'watch a class', subject: learnerId })
    throw commonErrors.FORBIDDEN_ERROR()
  }
  const found = await findClass(ctx, id, call)
  const refusal = found.refusal === 'CLASS_FULL' ? undefined : await refusalError(ctx, found)
  if (refusal) throw refusal
}

/** Hundreds of pages read it every few seconds: one of each process reads the storage. */
const READ_EVERY = 2 * SECOND

async function readPlaylist(ctx: Ctx, sessionId: string): Promise<string | undefined> {
  const moment = Math.floor(ctx.now() / READ_EVERY)
  return ctx.cache.remember([], `broadcast ${sessionId} ${moment}`, async () => {
    const broadcast = await findLastBroadcast(ctx.db, sessionId)
    if (!broadcast || broadcast.state === 'STARTING' || broadcast.state === 'FAILED') return undefined
    const text = await ctx.files.read(playlistsOf(prefixOfBroadcast(broadcast)).live)
    return text && signed(ctx, text.toString())
  })
}

const SIGNED_FOR = 10 * MINUTE

/** A segment keeps its address for ten minutes, and it is good for as long again: a player that reads the playlist again finds the same ones. */
async function signed(ctx: Ctx, playlist: string): Promise<string> {
  const expiresAt = toInstant((Math.floor(ctx.now() / SIGNED_FOR) + 2) * SIGNED_FOR)
  const entries = segmentsOf(playlist).map(async (name) => {
    const file = { key: `broadcasts/${name}`, type: 'video/mp2t' }
    return [name, await ctx.files.downloadAddress(file, expiresAt)] as const
  })
  return withAddresses(playlist, new Map(await Promise.all(entries)))
}
