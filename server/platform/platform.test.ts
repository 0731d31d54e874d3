import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { cacheTag } from '#core/kernel/endpoint.ts'
import { DAY, HOUR } from '#core/kernel/time.ts'
import { migrateDatabase } from '#server/migrate-database.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import type { Tx } from './database/db.ts'
import { createCache } from './cache.ts'
import { at } from './database/db-time.ts'
import { once } from './idempotency.ts'
import { tallies } from './access/limits.ts'
import { toDomainError } from './http/error-handler.ts'
import { job } from './jobs/queue.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const asha = { kind: 'household', accountId: 'acc1', learnerId: 'lrn1' } as const

describe('every answer', () => {
  it('to an unknown path is our error, with a request id', async () => {
    const reply = await app.inject({ url: '/api/nothing' })
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toEqual({
      errorCode: 'NOT_FOUND_ERROR',
      errorMessage: 'We could not find this. Please check the link and try again.',
      requestId: reply.headers['x-request-id'],
    })
  })

  it.each([
    ['no JSON', '{"phone":'],
    ['a NUL', '{"phone":"98765\\u000043210"}'],
    ['half a surrogate pair', '{"phone":"\\ud800"}'],
    ['a list', '[1]'],
    ['a prototype', '{"__proto__":{"isAdmin":true},"phone":"9876543210"}'],
    ['a repeated key', '{"phone":"9876543210","phone":"9876543211"}'],
    ['a repeated key that is escaped', '{"phone":"9876543210","\\u0070hone":"9876543211"}'],
    ['a repeated key deep inside', '{"phone":"9876543210","more":[{"a\\":":1},{"b":{"c":1,"c":1}}]}'],
    ['a list as deep as it is long', '['.repeat(20_000) + ']'.repeat(20_000)],
  ])('to %s is 400', async (_, body) => {
    const reply = await app.inject({ method: 'POST', url: '/api/preLoginVerification', body })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ errorCode: 'INVALID_INPUT' })
  })

  it('to values that look like keys is as to any others', async () => {
    const body = '{"phone":"9876543210","a":"\\"phone\\": 1","b":["phone",":","\\\\"],"c":{"phone" : 1}}'
    const reply = await app.inject({ method: 'POST', url: '/api/preLoginVerification', body })
    expect(reply.statusCode).toBe(200)
  })

  it.each(['size[]=1', 'size[0]=1', 'size%5B%5D=1', 'filter[size]=1', 'nameQuery[]=a&size=5'])('to a declared name in brackets, %s, is 400', async (query) => {
    const reply = await app.inject({ url: `/api/school/getSchools?${query}` })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ errorCode: 'INVALID_INPUT', fieldErrors: { [decodeURIComponent(query.split('=')[0] ?? '')]: 'Check this entry.' } })
    expect((await app.inject({ url: '/api/school/getSchools?utm_source=a&fb[]=1' })).statusCode).toBe(200)
  }) // prettier-ignore

  it('to a NUL in the address is 400', async () => {
    expect((await app.inject({ url: '/api/school/getSchools?nameQuery=a%00b' })).statusCode).toBe(400)
  })

  it('to a form of another site is 403', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const reply = await app.inject({ method: 'POST', url: '/api/user/logout', body: {}, headers })
    expect(reply.statusCode).toBe(403)
  })

  it('names the field that is wrong', async () => {
    const reply = await app.inject({ method: 'POST', url: '/api/preLoginVerification', body: { phone: '12' } })
    expect(reply.json()).toMatchObject({ fieldErrors: { phone: 'Enter a 10-digit Indian mobile number.' } })
  })

  it('names no more fields than people can mend, however many are wrong', () => {
    const { error } = z.array(z.int()).safeParse(Array.from({ length: 10_000 }, () => 'seven'))
    expect(Object.keys(toDomainError(error).fieldErrors ?? {})).toHaveLength(100)
  })
})

describe('a session', () => {
  const getLoginData = (cookie: string) => app.inject({ url: '/api/getLoginData', cookie })
  const open = async () => `kandil=${await app.ctx.sessions.open(app.ctx.db, asha, undefined)}`
  const token = (cookie: string) => cookie.slice('kandil='.length)

  it('is nowhere in the database as it is', async () => {
    const cookie = await open()
    const rows = await app.ctx.db.selectFrom('platform.session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token(cookie))
  })

  it('ends where it is ended, at once and in every process', async () => {
    const cookie = await open()
    expect(await app.ctx.sessions.find(token(cookie))).toBeDefined()
    await app.ctx.sessions.endAllOf(app.ctx.db, asha.accountId)
    await expect.poll(() => app.ctx.sessions.find(token(cookie))).toBeUndefined()
    expect((await getLoginData(cookie)).json()).toMatchObject({ errorCode: 'NOT_LOGGED_IN' })
  })

  it('ends after 30 idle days, and after 180 days in any case', async () => {
    const idle = token(await open())
    app.moveClock(30 * DAY)
    expect(await app.ctx.sessions.find(idle)).toBeUndefined()

    const visited = token(await open())
    for (let day = 0; day < 170; day += 10) {
      app.moveClock(10 * DAY)
      expect(await app.ctx.sessions.find(visited)).toBeDefined()
    }
    app.moveClock(10 * DAY)
    expect(await app.ctx.sessions.find(visited)).toBeUndefined()
  })
})

describe('an idempotency key', () => {
  const request = { scope: 'asha', operation: 'count', request: { amount: 1 } }

  it('has one effect, however many carry it at once', async () => {
    const count = job({ name: 'test.count', payload: z.object({ id: z.string() }), run: async () => {} })
    const work = async (tx: Tx) => {
      const effect = { id: app.ctx.newId('evt') }
      await app.ctx.enqueue(tx, count, effect)
      return effect
    }
    const answers = await Promise.all(Array.from({ length: 50 }, () => once(app.ctx, { ...request, key: 'k1' }, work)))
    const { rows } = await app.pool.query(`select payload from platform.outbox where tasks = '{test.count}'`)
    const [effect] = answers
    expect(rows).toEqual([{ payload: effect }])
    expect(answers).toEqual(Array.from({ length: 50 }, () => effect))
  })

  it('is refused with another request, and is another person’s own', async () => {
    await expect(once(app.ctx, { ...request, request: {}, key: 'k1' }, async () => 1)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    })
    expect(await once(app.ctx, { ...request, scope: 'ravi', key: 'k1' }, async () => 'his')).toBe('his')
  })

  it('keeps nothing of a refused call', async () => {
    const fail = async () => {
      throw new Error('refused')
    }
    await expect(once(app.ctx, { ...request, key: 'k2' }, fail)).rejects.toThrow('refused')
    expect(await once(app.ctx, { ...request, key: 'k2' }, async () => 'done')).toBe('done')
  })
})

describe('a tally', () => {
  it('counts exactly under many at once, and starts again with the next window', async () => {
    const counted = [
      { subject: 'b', perSeconds: 3_600 },
      { subject: 'a', perSeconds: 3_600 },
    ]
    await Promise.all(Array.from({ length: 40 }, () => tallies(app.ctx, counted)))
    expect((await tallies(app.ctx, counted)).map(({ count }) => count)).toEqual([41, 41])
    app.moveClock(HOUR)
    expect((await tallies(app.ctx, counted)).map(({ count }) => count)).toEqual([1, 1])
  })
})

describe('the cache', () => {
  it('loads once for many, and again after a change in any process', async () => {
    let loads = 0
    const read = () => app.ctx.cache.remember([cacheTag('content')], 'x', async () => (loads += 1))
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1])
    await app.pool.query("select pg_notify('kandil', 'content')")
    await expect.poll(read).toBe(2)
  })

  it('holds no more than its bytes, and what is read often stays', async () => {
    const cache = createCache(app.signals, app.now, 1_000_000)
    const loads = new Map<number, number>()
    const read = (n: number) =>
      cache.remember([cacheTag('content')], `text ${n}`, async () => {
        loads.set(n, (loads.get(n) ?? 0) + 1)
        return { text: 'x'.repeat(20_000) }
      })
    for (let n = 1; n <= 100; n += 1) {
      await read(n)
      await read(0)
    }
    const kept = Array.from({ length: 101 }, (_, n) => cache.peek([cacheTag('content')], `text ${n}`)).filter(Boolean)
    // A text of 20,000 characters counts 40,000 bytes and a little.
    expect(kept).toHaveLength(24)
    expect(loads.get(0)).toBe(1)
  })

  it('keeps nothing that is larger than a tenth of it', async () => {
    const cache = createCache(app.signals, app.now, 1_000_000)
    await cache.remember([cacheTag('content')], 'large', async () => 'x'.repeat(60_000))
    expect(cache.peek([cacheTag('content')], 'large')).toBeUndefined()
  })

  it('keeps an answer once it is asked for a second time', async () => {
    const { cache } = app.ctx
    let loads = 0
    const read = () => cache.rememberAnswer([cacheTag('content')], 'an answer', async () => (loads += 1))
    expect([await read(), await read(), await read()]).toEqual([1, 2, 2])
  })

  it('takes questions that differ in undeclared fields or in their order for the same question', async () => {
    const ask = (body: object, query = '') =>
      app.inject({ method: 'POST', url: `/api/bundle/getBundles${query}`, body })
    const bundleIds = ['bun000000000000000001']
    const answers = [await ask({ bundleIds, lang: 'hi' }), await ask({ bundleIds, lang: 'hi', x: '1' })]
    await app.asOwner('alter table catalogue.bundle rename to away')
    answers.push(
      await ask({ x: 'y'.repeat(1_000), lang: 'hi', bundleIds }),
      await ask({ bundleIds, lang: 'hi' }, '?x=1'),
    )
    const otherwise = await ask({ bundleIds, lang: 'ta' })
    await app.asOwner('alter table catalogue.away rename to bundle')
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(otherwise.statusCode).toBe(500)
  })
})

describe('the database', () => {
  it('is migrated once, however many start at once', async () => {
    const starts = [migrateDatabase(app.databaseUrl), migrateDatabase(app.databaseUrl)]
    expect(await Promise.all(starts)).toEqual([[], []])
  })

  it('does not let us rewrite the audit', async () => {
    const rewriting = app.ctx.db.updateTable('platform.audit').set({ action: 'nothing' }).execute()
    await expect(rewriting).rejects.toMatchObject({ code: '42501' })
  })

  it('reads an instant as it was written', async () => {
    const now = app.now()
    const row = { scope: 't', key: 't', operation: 't', request_hash: Buffer.alloc(1), created_at: at(now) }
    const read = await app.ctx.db
      .insertInto('platform.idempotency')
      .values(row)
      .returning('created_at')
      .executeTakeFirst()
    expect(read?.created_at).toBe(now)
  })

  it('may drop a connection without ending the process', async () => {
    const killed = app.ctx.db.transaction().execute(async (tx) => {
      await tx.selectFrom('platform.audit').selectAll().execute()
      const ours = `datname = current_database() and pid <> pg_backend_pid()`
      await app.asOwner(`select pg_terminate_backend(pid) from pg_stat_activity where ${ours}`)
      await tx.selectFrom('platform.audit').selectAll().execute()
    })
    await expect(killed).rejects.toThrow()
    // All connections of the pool were cut; the pool may first try one that has not noticed it yet.
    const read = () =>
      app.ctx.db
        .selectFrom('platform.audit')
        .selectAll()
        .execute()
        .catch(() => 'cut')
    await expect.poll(read).toEqual([])
  })
})
