import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { createLog } from '#server/platform/log.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { handOn } from './outbox.ts'
import { job } from './queue.ts'
import { scheduled, startWorker, type WorkerOptions } from './worker.ts'

let app: TestApp
beforeAll(async () => void (app = await startTestApp()))
afterAll(() => app.close())

it('works on after the end of a job could not be written down while another was at hand', async () => {
  const { ctx, databaseUrl, signals, outbox } = app
  const done: string[] = []
  const gates = new Map<string, () => void>()
  const visit = job({
    name: 'test.visit',
    payload: z.object({ name: z.string() }),
    async run(_, { name }) {
      if (name !== 'last') await new Promise<void>((open) => gates.set(name, open))
      done.push(name)
    },
  })
  const add = (name: string) => ctx.db.transaction().execute((tx) => ctx.enqueue(tx, visit, { name }))
  const complaints: string[] = []
  const log = createLog('error', ctx.now, { write: (line) => void complaints.push(line) })
  const worker = await startWorker(ctx, {
    databaseUrl,
    signals,
    outbox,
    jobs: [visit],
    jobsAtOnce: 2,
    log,
    patienceMs: 300,
  })

  await Promise.all([add('first'), add('second')])
  await expect.poll(() => gates.size).toBe(2)
  await app.asOwner('alter table graphile_worker._private_jobs rename to away')
  gates.get('first')?.()
  await expect.poll(() => complaints.length).toBeGreaterThan(0)
  await app.asOwner('alter table graphile_worker.away rename to _private_jobs')
  gates.get('second')?.()
  await add('last')
  await expect.poll(() => done).toContain('last')
  await worker.stop()
})

/** A worker with one kind of job, and what it has done and logged. */
async function startVisits(name: string, but: Partial<WorkerOptions> = {}) {
  const { ctx, databaseUrl, signals, outbox } = app
  const done: string[] = []
  const logged: string[] = []
  const visit = job({
    name,
    payload: z.object({ name: z.string() }),
    run: async (_, { name: visitor }) => void done.push(visitor),
  })
  const log = createLog('warn', ctx.now, { write: (line) => void logged.push(line) })
  const starting = startWorker(ctx, {
    databaseUrl,
    signals,
    outbox,
    jobs: [visit],
    jobsAtOnce: 2,
    log,
    patienceMs: 300,
    ...but,
  })
  const add = (visitor: string) => ctx.db.transaction().execute((tx) => ctx.enqueue(tx, visit, { name: visitor }))
  return { done, logged, starting, add }
}

it('does as many jobs at once as the setting says, and no more', async () => {
  const { ctx, databaseUrl, signals, outbox } = app
  const open: (() => void)[] = []
  const wait = job({
    name: 'test.at-once',
    payload: z.object({}),
    run: () => new Promise<void>((resolve) => open.push(resolve)),
  })
  const log = createLog('error', ctx.now)
  const worker = await startWorker(ctx, { databaseUrl, signals, outbox, jobs: [wait], jobsAtOnce: 3, log })
  await ctx.db.transaction().execute(async (tx) => {
    for (let no = 0; no < 4; no += 1) await ctx.enqueue(tx, wait, {})
  })
  await expect.poll(() => open.length).toBe(3)
  const { rows } = await app.pool.query(`select count(*)::int as waiting from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'test.at-once' and j.locked_at is null`)
  expect(rows).toEqual([{ waiting: 1 }])
  open.forEach((end) => end())
  await expect.poll(() => open.length).toBe(4)
  open.forEach((end) => end())
  await worker.stop()
})

it('begins while jobs of a kind that the queue does not know yet are waiting', async () => {
  const { done, logged, starting, add } = await startVisits('test.waiting')
  await add('Asha')
  const worker = await starting
  await expect.poll(() => done).toEqual(['Asha'])
  expect(logged).toEqual([])
  await worker.stop()
})

it('finds each job of the timetable in the queue once, however often it came due meanwhile', () => {
  const tidy = job({ name: 'test.tidy', payload: z.unknown(), cron: '* * * * *', run: async () => {} })
  const [item] = scheduled([tidy])
  expect(item?.options).toMatchObject({ jobKey: 'cron test.tidy', jobKeyMode: 'preserve_run_at' })
  expect(item?.options.backfillPeriod ?? 0).toBe(0)
})

it('works after its first query has failed', async () => {
  await app.asOwner('alter table graphile_worker._private_tasks rename to away')
  const { done, logged, starting, add } = await startVisits('test.after-failure')
  await expect.poll(() => logged.join()).toContain('worker not begun')
  await app.asOwner('alter table graphile_worker.away rename to _private_tasks')
  const worker = await starting
  await add('Asha')
  await expect.poll(() => done).toEqual(['Asha'])
  await worker.stop()
})

it('works while requests hold all connections of the server', async () => {
  const { done, starting, add } = await startVisits('test.own-connections')
  const worker = await starting
  await add('Asha')
  const held = await Promise.all(Array.from({ length: app.pool.options.max }, () => app.pool.connect()))
  await expect.poll(() => done).toEqual(['Asha'])
  held.forEach((client) => client.release())
  await worker.stop()
})

it('begins again when it takes no job although one is due', async () => {
  const { done, logged, starting, add } = await startVisits('test.watched', { staleMs: 500 })
  const worker = await starting
  // PostgreSQL leaves out the update, so the worker asks for jobs and receives an empty answer.
  await app.asOwner(`create function ignore_change() returns trigger language plpgsql as 'begin return null; end'`)
  await app.asOwner(`create trigger ignore before update on graphile_worker._private_jobs
    for each row execute function ignore_change()`)
  await add('Asha')
  await expect.poll(() => logged.join()).toContain('the worker took no due job')
  await app.asOwner('drop trigger ignore on graphile_worker._private_jobs')
  await expect.poll(() => done).toEqual(['Asha'])
  await worker.stop()
})

it('reports how long the oldest due job has been waiting', async () => {
  await app.asOwner('delete from graphile_worker._private_jobs')
  const readyz = async () => (await app.inject({ url: '/readyz' })).json<object>()
  expect(await readyz()).toEqual({ status: 'ready', jobs: { oldestWaitingSeconds: 0, areLate: false } })
  const { add, starting } = await startVisits('platform.housekeeping', { staleMs: 60_000 })
  await (await starting).stop()
  await add('nobody')
  await app.asOwner(`update platform.outbox set written_at = now() - interval '10 minutes'`)
  expect(await readyz()).toEqual({ status: 'ready', jobs: { oldestWaitingSeconds: 600, areLate: true } })
  expect((await app.inject({ url: '/metrics' })).body).toMatch(/^kandil_oldest_waiting_job_seconds 60\d/m)
  const { client } = app.browser(clerk('stf000000000000000001', 'operations.view'))
  expect(await client.staffJobActions.getQueueState({})).toEqual({ oldestWaitingSeconds: 600, areLate: true })
  await handOn(app.ctx.db)
  await sql`update graphile_worker._private_jobs set run_at = now() - interval '5 minutes', created_at = now() - interval '5 minutes'
    where is_available and task_id = (select id from graphile_worker._private_tasks where identifier = 'platform.housekeeping')`.execute(
    app.ctx.db,
  )
  expect(await readyz()).toEqual({ status: 'ready', jobs: { oldestWaitingSeconds: 300, areLate: true } })
})
