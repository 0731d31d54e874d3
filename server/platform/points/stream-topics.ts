import type { Principal } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { keyedPoint } from './point.ts'

type MayFollow = (ctx: Ctx, actor: Principal, id: string) => Promise<boolean>

/**
 * Topics of the event stream, by the part before the colon: `session` for "session:ses…". Answers whether this person may
 * follow the topic of this id. Asked when a stream opens, at least every ten minutes.
 */
export const streamTopics = keyedPoint<MayFollow>('streamTopics')
