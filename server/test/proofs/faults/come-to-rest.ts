// After the storm: the running server gets time to hear of everything, and then an hour passes at once.
import pg from 'pg'
import { runDueJobs } from '#server/platform/queue.ts'
import { createLog } from '#server/platform/log.ts'
import { eventually } from '../eventually.ts'
import { openBackOffice } from './shop.ts'

const HOUR_MS = 3_600_000

/**
 * Resolves when all that was paid is settled and receipted: what the gateway's webhooks and the worker do by themselves.
 * Throws what is still missing after a minute.
 */
export async function allIsTold(databaseUrl: string, paidAtGateway: readonly string[]): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const settled = `select id from orders.order where status in ('REFUND_DUE', 'REFUNDED') or (status = 'PAID'
    and exists (select from messages.sent where subject = id and key = 'enrolled' and failure is null))`
  const missing = `select unnest($1::text[]) as id except (${settled})`
  try {
    await eventually('every payment is settled and every receipt is sent', async () => {
      const { rowCount } = await pool.query(missing, [paidAtGateway])
      return rowCount === 0
    }, { withinMs: 60_000, everyMs: 500 })
  } catch (cause) {
    const { rows } = await pool.query<{ id: string; state: string }>(
      `select id, (select status from orders.order o where o.id = m.id) as status,
        (select json_agg(row_to_json(j)) from (select * from messages.sent where subject = m.id) j) as sent, (select json_agg(row_to_json(j)) from (select * from orders.event where order_id = m.id) j) as ev, (select number from invoices.invoice where order_id = m.id) as inv,
        (select json_agg(row_to_json(j)) from (select jobs.task_identifier, jobs.attempts, jobs.last_error, jobs.locked_at, jobs.run_at, now()
          from graphile_worker.jobs jobs join graphile_worker._private_jobs p on p.id = jobs.id where p.payload ->> 'orderId' = m.id) j) as jobs
      from (${missing}) as m limit 10`, [paidAtGateway])
    throw new Error(JSON.stringify(rows, null, 1), { cause })
  } finally {
    await pool.end()
  }
}

/** The sweep, the expiries and every job there is, as they would run in an hour from now. */
export async function anHourLater(databaseUrl: string, vendors: Readonly<Record<string, string>>): Promise<void> {
  const office = await openBackOffice(databaseUrl, vendors, HOUR_MS)
  const { ctx, pool, jobs } = office
  try {
    for (let round = 0; round < 3; round += 1) {
      for (const name of ['payments.sweep', 'orders.expire', 'coupons.expireReservations'])
        await jobs.find((job) => job.name === name)?.run(ctx, {})
      await pool.query(
        `update graphile_worker._private_jobs set run_at = now() where run_at <= now() + interval '1 hour'`,
      )
      await runDueJobs(ctx, { pool, jobs, log: createLog('silent') })
    }
  } finally {
    await office.close()
  }
}
