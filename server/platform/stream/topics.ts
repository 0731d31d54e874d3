// Which topics a session may follow. Each kind of topic belongs to one module, which decides.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { Principal } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { streamTopics } from '#server/platform/points/stream-topics.ts'
import { accountTopic } from './publish-event.ts'

const MOST_TOPICS = 10
const TOPIC = /^[a-z]{2,20}:[\w-]{1,64}$/

/** "session:ses1,attempt:att1". */
export const TopicList = z
  .string()
  .max(1_000)
  .transform((text) => [...new Set(text.split(',').filter(Boolean))])
  .pipe(z.array(z.string().regex(TOPIC, 'must be a kind, a colon and an id')).max(MOST_TOPICS))

/** The household's own and those asked for. A foreign one is refused, and leaves an audit row. */
export async function allowedTopics(ctx: Ctx, actor: Principal, asked: readonly string[]): Promise<string[]> {
  for (const topic of asked)
    if (!(await mayFollow(ctx, actor, topic))) {
      await audit(ctx, ctx.db, { actor, action: 'stream.follow', subject: topic })
      throw commonErrors.FORBIDDEN_ERROR()
    }
  return actor.kind === 'household' ? [accountTopic(actor.accountId), ...asked] : [...asked]
}

async function mayFollow(ctx: Ctx, actor: Principal, topic: string): Promise<boolean> {
  const [kind = '', id = ''] = topic.split(':')
  return (await streamTopics.of(ctx, kind)?.(ctx, actor, id)) ?? false
}
