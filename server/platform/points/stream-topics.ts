import type { Principal } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { keyedPoint } from './point.ts'

type MayFollow = (ctx: Ctx, actor: Principal, id: string) => Promise<boolean>

/**
 * Says if this person may follow a topic of the event stream. The key is the part of the topic before the colon: `session` for
 * "session:ses…". Asked when a stream opens, at least every ten minutes.
 */
export const streamTopics = keyedPoint<MayFollow>('streamTopics')
