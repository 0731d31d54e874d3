import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { createLog } from '#server/platform/log.ts'
import { job } from './queue.ts'
import { startWorker } from './worker.ts'

let app: TestApp
beforeAll(async () => void (app = await startTestApp()))
afterAll(() => app.close())

it('works on after the end of a job could not be written down while another was at hand', async () => {
  const { ctx, pool, signals, outbox } = app
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
  const worker = await startWorker(ctx, { pool, signals, outbox, jobs: [visit], log, patienceMs: 300 })

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
