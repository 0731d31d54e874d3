// GET /stream: the events of a session as server-sent events. A browser behind a proxy that holds them back asks for the same
// as JSON every some seconds.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { later, SECOND } from '#core/kernel/time.ts'
import { subjectOf, type Principal } from '#server/platform/access/actor.ts'
import type { Caller } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { API_BASE } from '#server/platform/http/mount.ts'
import { CURSOR, cursorOf, cursorText, type Cursor } from './cursor.ts'
import { messageText } from './event-hub.ts'
import { listMissedEvents } from './event-store.ts'
import { openStream, type Message } from './open-stream.ts'
import { RESUMED_FOR } from './publish-event.ts'
import type { Streams } from './streams.ts'
import { allowedTopics, TopicList } from './topics.ts'

export interface StreamRoute {
  readonly streams: Streams
  readonly callerOf: (request: FastifyRequest, reply: FastifyReply) => Caller
}

const Query = z.object({
  topics: TopicList.default([]),
  /** The cursor of the last answer; for those who cannot send Last-Event-ID. */
  after: z.string().regex(CURSOR, 'is no cursor of ours').optional(),
  /** Without a cursor: events of the last so many seconds too, for what happened while the page was loading. */
  age: z.coerce.number().int().min(0).max(60).default(0),
})
type Question = z.output<typeof Query>

/** A page that is opened and each of its returns count. */
const LIMIT = { calls: 120, perSeconds: 60 }
/** A browser that has missed more is better off with a new page. */
const MOST_MISSED = 1_000
const TYPE = 'text/event-stream'

export function mountStream(http: FastifyInstance, ctx: Ctx, { streams, callerOf }: StreamRoute): void {
  http.addHook('preClose', async () => streams.close())
  http.get(`${API_BASE}/stream`, { exposeHeadRoute: false }, async (request, reply) => {
    const caller = callerOf(request, reply)
    const actor = await follower(caller)
    ctx.limiter.take(`stream ${subjectOf(actor)}`, LIMIT)
    const question = readQuestion(request)
    const topics = await allowedTopics(ctx, actor, question.topics)
    if (!request.headers.accept?.includes(TYPE)) return answerOnce(ctx, topics, question, reply)
    const stream = openStream(reply.raw, { session: caller.session() ?? '', topics, opened: ctx.now() })
    reply.raw.once('close', () => streams.remove(stream))
    try {
      await streams.add(stream)
      const { missed, hasGap, cursor } = await readMissed(ctx, topics, question)
      reply.hijack()
      if (reply.raw.destroyed) return streams.remove(stream)
      reply.raw.writeHead(200, headersOf(reply))
      stream.begin(hasGap ? 'gap' : 'ready', missed, cursor)
    } catch (error) {
      streams.remove(stream)
      throw error
    }
  })
}

/** Members of staff who look at a family's pages see them as they were when they were opened. */
async function follower(caller: Caller): Promise<Principal> {
  const actor = await caller.actor()
  if (actor.kind === 'visitor') throw commonErrors.NOT_LOGGED_IN()
  if (actor.kind === 'client' || (actor.kind === 'household' && actor.support)) throw commonErrors.FORBIDDEN_ERROR()
  return actor
}

function readQuestion({ query, headers }: FastifyRequest): Question {
  const last = headers['last-event-id']
  const question = Query.parse(query)
  return last === undefined ? question : { ...question, after: Query.shape.after.parse(last) }
}

async function answerOnce(ctx: Ctx, topics: string[], question: Question, reply: FastifyReply): Promise<FastifyReply> {
  const { missed, hasGap, cursor } = await readMissed(ctx, topics, question)
  const events = missed.map(({ event: { id, kind, topic, data } }) => ({ id, kind, topic, data }))
  return reply
    .header('cache-control', 'no-store')
    .header('vary', 'accept')
    .send({ events, hasGap, cursor: cursorText(cursor) })
}

interface MissedMessages {
  readonly missed: readonly Message[]
  /** Some may be lost: the page has to read everything again. */
  readonly hasGap: boolean
  readonly cursor: Cursor
}

async function readMissed({ db, now }: Ctx, topics: string[], { after, age }: Question): Promise<MissedMessages> {
  const time = now()
  const from = after === undefined ? undefined : cursorOf(after)
  const isOld = from !== undefined && Math.abs(from.time - time) > RESUMED_FOR
  const { events, low } = await listMissedEvents(db, {
    topics,
    low: isOld ? undefined : from?.low,
    since: age === 0 || isOld ? time : later(time, -(age + MARGIN) * SECOND),
    most: MOST_MISSED,
  })
  // A cursor of the future is of another database: this one was restored from a copy.
  const hasGap = isOld || (from !== undefined && BigInt(from.low) > BigInt(low)) || events.length === MOST_MISSED
  // As long as not all of them have arrived, a return begins with the first.
  const first = cursorText({ low: events.reduce((least, { xid }) => smaller(least, xid), low), time })
  return {
    missed: events.map((event) => ({ event, text: messageText(event, first) })),
    hasGap,
    cursor: { low, time },
  }
}

/** An event's time is that of its transaction's beginning: so many seconds may pass until it is committed. */
const MARGIN = 2

function smaller(a: string, b: string): string {
  return BigInt(a) < BigInt(b) ? a : b
}

function headersOf(reply: FastifyReply): Record<string, string> {
  const own = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)])
  return {
    ...Object.fromEntries(own),
    'content-type': `${TYPE}; charset=utf-8`,
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  }
}
