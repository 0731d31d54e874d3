// After the storm: the running server gets time to hear of everything, and then an hour passes at once.
import { handOn } from '#server/platform/jobs/outbox.ts'
import { runDueJobs } from '#server/platform/jobs/queue.ts'
import { createLog } from '#server/platform/log.ts'
import { eventually } from '../eventually.ts'
import { openBooks } from './books.ts'
import { openBackOffice } from './shop.ts'

const HOUR_MS = 3_600_000

/**
 * Resolves when all that was paid is settled and receipted: what the gateway's webhooks and the worker do by themselves.
 * Throws what is still missing after some minutes.
 */
export async function allIsTold(databaseUrl: string, sandboxUrl: string): Promise<void> {
  const books = await openBooks(databaseUrl, sandboxUrl, { sales: [], couponUses: 0 })
  const charged = [...books.atGateway.values()]
    .filter(({ charges }) => charges > 0)
    .map(({ orderId }) => `'${orderId}'`)
  const missing = `select o.id, o.status, (select json_agg(row_to_json(jobs)) from graphile_worker.jobs
      where id in (select id from graphile_worker._private_jobs where payload ->> 'orderId' = o.id)) as jobs
    from orders.order o where o.id = any(array[${charged.join()}]::text[]) and o.status not in ('REFUND_DUE', 'REFUNDED') and not (o.status = 'PAID'
      and exists (select from messages.sent where subject = o.id and key in ('enrolled', 'part-paid', 'recharged') and failure is null))`
  try {
    const isTold = async () => (await books.rows(missing)).length === 0
    await eventually('every payment is settled and every receipt is sent', isTold, { everyMs: 500 })
  } catch (cause) {
    throw new Error(JSON.stringify(await books.rows(missing), null, 1), { cause })
  } finally {
    await books.close()
  }
}

/** The sweep, the expiries, the jobs of a server that is gone, and every other job, as they would run in an hour from now. */
export async function anHourLater(databaseUrl: string, vendors: Readonly<Record<string, string>>): Promise<void> {
  const office = await openBackOffice(databaseUrl, vendors, HOUR_MS)
  const { ctx, pool, jobs } = office
  try {
    for (let round = 0; round < 3; round += 1) {
      for (const name of ['platform.free-lost', 'payments.sweep', 'orders.expire', 'coupons.expireReservations'])
        await jobs.find((job) => job.name === name)?.run(ctx, {})
      await handOn(ctx.db)
      await pool.query(
        `update graphile_worker._private_jobs set run_at = now() where run_at <= now() + interval '1 hour'`,
      )
      await runDueJobs(ctx, { pool, jobs, log: createLog('silent', ctx.now) })
    }
    await jobs.find(({ name }) => name === 'payments.reconcile')?.run(ctx, {})
  } finally {
    await office.close()
  }
}
