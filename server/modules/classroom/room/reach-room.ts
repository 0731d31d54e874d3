// Calls of the live room, whose faults become an answer that a person can act on.
import { joinErrors } from '#core/modules/classroom/errors.ts'
import { TOKEN_SECONDS } from '#core/modules/classroom/room/decide-join.ts'
import type { RoomEntry } from '#core/modules/classroom/room/room-api.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import { LiveRoomFault, type RoomPass } from '#server/providers/live-room/port.ts'
import type { z } from 'zod'

/** Its teacher, and parents who listen. */
const OTHERS_IN_ROOM = 100
const EMPTY_SECONDS = 15 * 60

/** Opens the room of the class, if it is not open, and lets this person in. Throws ROOM_IS_AWAY. */
export async function enterRoom(
  ctx: Ctx,
  { id, endsAt }: { readonly id: string; readonly endsAt: Instant },
  pass: Omit<RoomPass, 'livesSec'>,
): Promise<z.input<typeof RoomEntry>> {
  const limits = { maxParticipants: ctx.settings.room.maxInteractive + OTHERS_IN_ROOM, emptyTimeoutSec: EMPTY_SECONDS }
  return orAway(ctx, async () => {
    await ctx.liveRooms.openRoom(id, limits)
    const token = await ctx.liveRooms.tokenFor(id, { ...pass, livesSec: TOKEN_SECONDS })
    return { mode: 'ROOM', url: ctx.liveRooms.url, token, expiresInSec: TOKEN_SECONDS, serverTime: ctx.now(), endsAt }
  })
}

/** Throws ROOM_IS_AWAY in place of a fault of the service. */
export async function orAway<T>(ctx: Ctx, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (fault) {
    if (!(fault instanceof LiveRoomFault)) throw fault
    ctx.log.fault('live room', fault)
    throw joinErrors.ROOM_IS_AWAY()
  }
}

/** A person who is not in the room needs no change there. */
export async function unlessGone(call: Promise<void>): Promise<void> {
  try {
    await call
  } catch (fault) {
    if (!(fault instanceof LiveRoomFault && fault.serviceCode === 'not_found')) throw fault
  }
}

/** A room that does not answer is asked again by a job. */
export async function withoutFault(ctx: Ctx, call: () => Promise<void>): Promise<void> {
  try {
    await call()
  } catch (fault) {
    if (!(fault instanceof LiveRoomFault)) throw fault
    ctx.log.fault('live room', fault)
  }
}
