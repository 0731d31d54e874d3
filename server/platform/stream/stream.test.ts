import { connect } from 'node:net'
import cookies from '@fastify/cookie'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MINUTE } from '#core/kernel/time.ts'
import { aChild, aHousehold } from '#server/modules/accounts/factory.ts'
import { modules } from '#server/module-order.ts'
import type { Actor } from '#server/platform/access/actor.ts'
import { callerOf, prepareCallers } from '#server/platform/access/caller.ts'
import { prepareHttp } from '#server/platform/http/http.ts'
import { contributionsOf, defineModule } from '#server/platform/module.ts'
import { streamTopics } from '#server/platform/points/stream-topics.ts'
import { readEvents, type EventReader } from '#server/test/event-reader.ts'
import { eventually } from '#server/test/proofs/eventually.ts'
import { startTwoServers, type TwoServers } from '#server/test/proofs/races/two-servers.ts'
import { mountStream } from './mount-stream.ts'
import { publishEvent, type EventDraft } from './publish-event.ts'
import { createStreams } from './streams.ts'

let servers: TwoServers
let app: TwoServers['app']
beforeAll(async () => {
  servers = await startTwoServers()
  app = servers.app
})
afterAll(() => servers.close())

let households = 0
const aFamily = () => ({ kind: 'household', accountId: `acc${(households += 1)}`, learnerId: 'lrn1' }) as const
const open: EventReader[] = []
afterAll(() => open.forEach((each) => each.drop()))

async function follow(actor: Actor, { server = 0, query = '' } = {}): Promise<EventReader> {
  const reader = readEvents(servers.urlFor(server), await app.cookieOf(actor), query)
  open.push(reader)
  await reader.opened()
  return reader
}
const publish = (to: EventDraft['to'], data: object = {}) =>
  app.ctx.db.transaction().execute((tx) => publishEvent(app.ctx, tx, { to, kind: 'test', data }))
const poll = async (actor: Actor, query = '', headers = {}) =>
  app.inject({ url: `/api/stream${query}`, cookie: await app.cookieOf(actor), headers })

describe('an event', () => {
  it('reaches every stream of its household, on every process, once', async () => {
    const [family, other] = [aFamily(), aFamily()]
    const readers = [await follow(family), await follow(family, { server: 1 }), await follow(other)]
    for (const no of [1, 2, 3]) await publish(family, { no })
    await publish(other, { no: 4 })
    const expected = [{ no: 1 }, { no: 2 }, { no: 3 }]
    expect(await readers[0]!.received(3)).toEqual(expected)
    expect(await readers[1]!.received(3)).toEqual(expected)
    expect(await readers[2]!.received(1)).toEqual([{ no: 4 }])
    expect(readers[0]!.events[0]).toMatchObject({ kind: 'test', topic: `account:${family.accountId}` })
  })

  it('of a transaction that is rolled back is never sent', async () => {
    const family = aFamily()
    const reader = await follow(family)
    const failing = app.ctx.db.transaction().execute(async (tx) => {
      await publishEvent(app.ctx, tx, { to: family, kind: 'test', data: { no: 1 } })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await publish(family, { no: 2 })
    expect(await reader.received(1)).toEqual([{ no: 2 }])
  })

  it('to a learner reaches the households that act for the learner at that moment', async () => {
    const [home, outside] = [await aHousehold(app.ctx), await aHousehold(app.ctx)]
    const learnerId = await aChild(app.ctx, home, { firstName: 'Ravi', birthYear: 2012 })
    await app.asOwner(`insert into accounts.guardian (account_id, learner_id, added_by, since)
      values ('${outside.accountId}', '${learnerId}', '${home.accountId}', now())`)
    const actor = (each: typeof home) => ({ kind: 'household', accountId: each.accountId, learnerId: each.learnerId }) as const // prettier-ignore
    const readers = [await follow(actor(home)), await follow(actor(outside))]
    await publish({ learnerId }, { no: 1 })
    await readers[1]!.received(1)
    await app.asOwner(`update accounts.guardian set ended_at = now() where learner_id = '${learnerId}'`)
    await publish({ learnerId }, { no: 2 })
    await publish(outside, { no: 3 })
    expect(await readers[0]!.received(2)).toEqual([{ no: 1 }, { no: 2 }])
    expect(await readers[1]!.received(2)).toEqual([{ no: 1 }, { no: 3 }])
  })
})

describe('a stream that was lost', () => {
  it('gets on another process what it has missed, once', async () => {
    const family = aFamily()
    const reader = await follow(family)
    await publish(family, { no: 1 })
    await reader.received(1)
    reader.drop()
    await publish(family, { no: 2 })
    reader.comeBack(servers.urlFor(1))
    await reader.opened()
    await publish(family, { no: 3 })
    expect(await reader.received(3)).toEqual([{ no: 1 }, { no: 2 }, { no: 3 }])
    expect(reader.notes).toEqual(['ready', 'ready'])
  })

  it('gets an event whose transaction began before one it has seen and was committed after it', async () => {
    const family = aFamily()
    const reader = await follow(family)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { promise: written, resolve: write } = Promise.withResolvers<void>()
    const early = app.ctx.db.transaction().execute(async (tx) => {
      await publishEvent(app.ctx, tx, { to: family, kind: 'test', data: { no: 'early' } })
      write()
      await released
    })
    await written
    await publish(family, { no: 'late' })
    await reader.received(1)
    reader.drop()
    release()
    await early
    reader.comeBack(app.url)
    expect(await reader.received(2)).toEqual([{ no: 'late' }, { no: 'early' }])
  })

  it('hears of a gap when it comes back after more than five minutes, or with a cursor of another database', async () => {
    const family = aFamily()
    const reader = await follow(family)
    reader.drop()
    await publish(family, { no: 1 })
    app.moveClock(6 * MINUTE)
    reader.comeBack(app.url)
    await eventually('it has heard of the gap', async () => reader.notes.length === 2)
    expect(reader.notes).toEqual(['ready', 'gap'])
    const ahead = await poll(family, `?after=99999999999999.${app.now()}`)
    expect(ahead.json()).toMatchObject({ hasGap: true, events: [] })
  })
})

describe('a page that has just been loaded', () => {
  it('gets what has happened while it was loading', async () => {
    const family = aFamily()
    await publish(family, { no: 1 })
    app.moveClock(2_000)
    expect((await poll(family)).json()).toMatchObject({ events: [] })
    expect((await poll(family, '?age=1')).json()).toMatchObject({ events: [{ kind: 'test', data: { no: 1 } }] })
    const reader = await follow(family, { query: '?age=1' })
    expect(await reader.received(1)).toEqual([{ no: 1 }])
  })
})

describe('a poll', () => {
  it('answers what has happened since the last one', async () => {
    const family = aFamily()
    const { cursor } = (await poll(family)).json()
    await publish(family, { no: 1 })
    const next = (await poll(family, `?after=${cursor}`)).json()
    expect(next).toMatchObject({ hasGap: false, events: [{ data: { no: 1 } }] })
    // An event comes again as long as a transaction is open that began before it, also one of another database.
    let after = next.cursor
    const later = async () => {
      const { events, cursor: reached } = (await poll(family, `?after=${after}`)).json()
      after = reached
      return events
    }
    // Not oftener than a poll may be asked.
    await expect.poll(later, { interval: 2_000, timeout: 1_000_000 }).toEqual([])
  })

  it.each([
    '?after=yesterday',
    '?topics=session',
    '?topics=a:b',
    '?age=-1',
    '?age=61',
    `?topics=${'ab:1,'.repeat(300)}`,
  ])('with %s is refused as bad input', async (query) => {
    const reply = await poll(aFamily(), query)
    expect([reply.statusCode, reply.json().errorCode]).toEqual([400, 'INVALID_INPUT'])
  })

  it('with a last id of another format is refused as bad input', async () => {
    expect((await poll(aFamily(), '', { 'last-event-id': 'x' })).statusCode).toBe(400)
  })
})

describe('a session', () => {
  it('is needed', async () => {
    expect((await poll({ kind: 'visitor' })).json()).toMatchObject({ errorCode: 'NOT_LOGGED_IN' })
  })

  it('of staff who look at a family’s pages has no stream', async () => {
    const support = { viewId: 'sup1', staffId: 'stf1', endsAt: app.now() }
    expect((await poll({ ...aFamily(), support })).statusCode).toBe(403)
  })

  it('that ends takes its streams along', async () => {
    const family = aFamily()
    const reader = await follow(family, { server: 1 })
    await app.ctx.sessions.endAllOf(app.ctx.db, family.accountId)
    await eventually('the stream has ended', async () => !reader.isOpen())
    expect(reader.notes).toEqual(['ready', 'ended'])
    reader.comeBack(app.url)
    await eventually('it is refused', async () => reader.refusal() === 401)
  })

  it('has three streams: a fourth takes the place of the first', async () => {
    const family = aFamily()
    const readers = [await follow(family), await follow(family), await follow(family), await follow(family)]
    await eventually('the first has ended', async () => !readers[0]!.isOpen())
    expect(readers[0]!.notes).toEqual(['ready', 'full'])
    await publish(family, { no: 1 })
    for (const each of readers.slice(1)) expect(await each.received(1)).toEqual([{ no: 1 }])
    expect(readers[0]!.events).toEqual([])
  })
})

describe('a topic', () => {
  it('is followed by those whom its module lets, and refused to others with an audit row', async () => {
    const [inside, outside] = [aFamily(), aFamily()]
    const room = async (_: unknown, actor: Actor, id: string) =>
      id === 'one' && actor.kind === 'household' && actor.accountId === inside.accountId
    const rooms = defineModule({ name: 'rooms', operations: [], contributes: [streamTopics({ room })] })
    const ctx = { ...app.ctx, contributions: contributionsOf([...modules, rooms]) }
    const http = Fastify()
    void http.register(cookies)
    prepareCallers(http)
    prepareHttp(http, { log: ctx.log, metrics: ctx.metrics, publicUrl: app.url, isSecure: false })
    const streams = createStreams({ ...ctx, signals: app.signals, metrics: { ...ctx.metrics, gauge: () => {} } })
    mountStream(http, ctx, { streams, callerOf: (request, reply) => callerOf(app.callerTools, request, reply) })
    const url = await http.listen({ host: '127.0.0.1', port: 0 })
    const reader = readEvents(url, await app.cookieOf(inside), '?topics=room:one')
    await reader.opened()
    await publish({ topic: 'room:one' }, { no: 1 })
    await publish(inside, { no: 2 })
    expect(await reader.received(2)).toEqual([{ no: 1 }, { no: 2 }])
    for (const [actor, topics] of [
      [outside, 'room:one'],
      [inside, 'room:two'],
      [inside, 'unknown:one'],
    ] as const) {
      const refused = await http.inject({ url: `/api/stream?topics=${topics}`, headers: { cookie: await app.cookieOf(actor) } }) // prettier-ignore
      expect(refused.json()).toMatchObject({ errorCode: 'FORBIDDEN_ERROR' })
    }
    const { rows } = await app.pool.query(`select subject from platform.audit where action = 'stream.follow' order by subject`) // prettier-ignore
    expect(rows).toEqual([{ subject: 'room:one' }, { subject: 'room:two' }, { subject: 'unknown:one' }])
    await http.close()
    await eventually('closing has ended the stream', async () => !reader.isOpen())
  })
})

describe('a browser that does not read', () => {
  it('is cut off', async () => {
    const family = aFamily()
    const { hostname, port } = new URL(app.url)
    const socket = connect(Number(port), hostname)
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.on('error', () => {})
    socket.write(`GET /api/stream HTTP/1.1\r\nhost: x\r\naccept: text/event-stream\r\ncookie: ${await app.cookieOf(family)}\r\n\r\n`) // prettier-ignore
    await new Promise((resolve) => socket.once('data', resolve))
    socket.pause()
    const streams = async () => Number(/^kandil_event_streams (\d+)/m.exec(await app.ctx.metrics.text())?.[1])
    const before = await streams()
    await app.asOwner(`insert into platform.event (topic, kind, data, at)
      select 'account:${family.accountId}', 'test', jsonb_build_object('text', repeat('x', 7000)), to_timestamp(${app.now() / 1_000}) from generate_series(1, 2000)`)
    await eventually('its stream is gone', async () => (await streams()) < before)
    socket.resume()
    await closed
  })
})

describe('events', () => {
  it('are forgotten after ten minutes', async () => {
    await publish(aFamily(), {})
    const count = async () => (await app.pool.query('select from platform.event')).rowCount
    app.moveClock(9 * MINUTE)
    await app.runJob('platform.forget-events')
    expect(await count()).toBeGreaterThan(0)
    app.moveClock(2 * MINUTE)
    await app.runJob('platform.forget-events')
    expect(await count()).toBe(0)
  })
})
