// The stress meter: learners say how they feel, and nothing that is kept says who did.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { DAY, HOUR, isoString, MINUTE } from '#core/kernel/time.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/platform/log.ts'
import { START, startTestApp, type TestApp } from '#server/test/app.ts'
import { aTalk } from './factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.moveClock(START - app.now()))

const family = async () => app.as(await aHousehold(app.ctx, { birthYear: 1990 })).talks
const bucketsOf = async (webinarId: string) =>
  (await app.pool.query('select hour, value, answers from talks.stress where webinar_id = $1 order by hour, value', [webinarId])).rows // prettier-ignore

it('counts answers by the hour', async () => {
  const { id, slug } = await aTalk(app.ctx)
  for (const value of [2, 2, 4]) await (await family()).answerMeter({ slug, value })
  app.moveClock(45 * MINUTE)
  await (await family()).answerMeter({ slug, value: 2 })
  // 18:00 IST is 12:30 UTC: the hours are those of UTC.
  const [first, second] = [START - 30 * MINUTE, START + 30 * MINUTE]
  expect((await bucketsOf(id)).map(({ hour, ...rest }) => ({ hour: Number(hour), ...rest }))).toEqual([
    { hour: first, value: 2, answers: 2 },
    { hour: first, value: 4, answers: 1 },
    { hour: second, value: 2, answers: 1 },
  ])
})

it('shows how the answers are spread from the twentieth on', async () => {
  const { slug } = await aTalk(app.ctx)
  const before = []
  for (let n = 0; n < 19; n += 1) before.push((await (await family()).answerMeter({ slug, value: 1 })).spread)
  expect(before.every((spread) => spread === null)).toBe(true)
  const visitor = app.as({ kind: 'visitor' }).talks
  expect((await visitor.getTalk({ slug })).spread).toBeNull()
  expect(await (await family()).answerMeter({ slug, value: 3 })).toEqual({ helpline: null, spread: [95, 0, 5, 0, 0] })
  expect((await visitor.getTalk({ slug })).spread).toEqual([95, 0, 5, 0, 0])
})

it('answers a 5 with where help is, in the words that staff have written, and with nothing else', async () => {
  const { slug } = await aTalk(app.ctx)
  for (let n = 0; n < 20; n += 1) await (await family()).answerMeter({ slug, value: 2 })
  const answer = await (await family()).answerMeter({ slug, value: 5, lang: 'ta' })
  expect(answer).toEqual({ helpline: { text: expect.stringContaining('14416'), lang: 'ta' }, spread: null })
  const staff = app.as({ kind: 'staff', staffId: 'stf000000000000000001', scopes: ['talks.view', 'talks.edit'] })
  const { id, version } = await staff.staffTalkHelpline.one({ id: 'stress' })
  await staff.staffTalkHelpline.update({ id, version, text: { en: 'Call 14416, day and night.' } })
  const { helpline } = await (await family()).answerMeter({ slug, value: 5 })
  expect(helpline).toEqual({ text: 'Call 14416, day and night.', lang: 'en' })
})

it('is closed where staff have not opened it, and takes 1 to 5', async () => {
  const { slug } = await aTalk(app.ctx, { details: { hasMeter: false } })
  await expect((await family()).answerMeter({ slug, value: 3 })).rejects.toMatchObject({ code: 'METER_IS_OFF' })
  const open = await aTalk(app.ctx)
  for (const value of [0, 6, 2.5])
    await expect((await family()).answerMeter({ slug: open.slug, value })).rejects.toMatchObject({ code: 'INVALID_INPUT' }) // prettier-ignore
})

it('keeps nothing that ties an answer to a person: no column, no row of another table, no line of the log', async () => {
  const { rows: columns } = await app.pool.query(`select column_name as name from information_schema.columns where table_schema = 'talks' and table_name = 'stress' order by 1`) // prettier-ignore
  expect(columns.map(({ name }) => name)).toEqual(['answers', 'hour', 'value', 'webinar_id'])

  const { slug } = await aTalk(app.ctx)
  const household = await aHousehold(app.ctx, { birthYear: 1990 })
  const lines: string[] = []
  const log = createLog('info', app.now, { write: (line) => void lines.push(line) })
  const config = readConfig({ DATABASE_URL: app.databaseUrl, NODE_ENV: 'test', SANDBOX_URL: app.sandbox.url, SMTP_URL: app.sandbox.smtpUrl }) // prettier-ignore
  const logged = await buildApp({ config, now: app.now, log })
  const cookie = await app.cookieOf(household)
  const before = await changedTables()
  const reply = await logged.http.inject({ method: 'POST', url: `/api/mastertalks/${slug}/meter`, headers: { cookie, 'content-type': 'application/json' }, payload: JSON.stringify({ value: 4 }) }) // prettier-ignore
  await logged.close()
  expect(reply.statusCode).toBe(200)
  const written = [...(await changedTables())].filter(([table, rows]) => rows !== before.get(table)).map(([table]) => table) // prettier-ignore
  expect(written).toEqual(['talks.stress'])
  const text = lines.join('\n')
  expect(text).toContain('/api/mastertalks/:slug/meter')
  for (const secret of [household.accountId, household.learnerId, household.phone, slug, '"value"'])
    expect(text).not.toContain(secret)
})

/** The contents of every table, as one number each. The session's last visit is not looked at: it is written by every call. */
async function changedTables(): Promise<Map<string, string>> {
  const { rows: tables } = await app.pool.query(`select schemaname || '.' || tablename as name, format('%I.%I', schemaname, tablename) as quoted
    from pg_tables where schemaname not in ('pg_catalog', 'information_schema', 'graphile_worker') and tablename <> 'session' and has_table_privilege(format('%I.%I', schemaname, tablename), 'select')`) // prettier-ignore
  const contents = new Map<string, string>()
  for (const { name, quoted } of tables) {
    const { rows } = await app.pool.query(`select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${quoted} t`) // prettier-ignore
    contents.set(name, rows[0].sum)
  }
  return contents
}

it('is the same hour for everybody who answers within it', async () => {
  const { id, slug } = await aTalk(app.ctx)
  app.moveClock(DAY)
  await Promise.all(Array.from({ length: 8 }, async () => (await family()).answerMeter({ slug, value: 1 })))
  const [bucket, ...more] = await bucketsOf(id)
  expect([bucket.answers, more]).toEqual([8, []])
  expect(isoString(bucket.hour).endsWith(':00:00.000Z')).toBe(true)
  expect(bucket.hour % HOUR).toBe(0)
})
