import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { Ctx } from '#server/platform/context.ts'
import { readQueueState } from '#server/platform/jobs/queue-state.ts'

/** The process takes new work while `isDraining` is false. It becomes true before the process stops. */
export const readiness = { isDraining: false }

/**
 * /healthz: the process lives. /readyz: it may be sent requests, and whether background jobs are late. /metrics: for Prometheus,
 * from this machine or with the token.
 */
export function mountHealth(app: FastifyInstance, ctx: Ctx, metricsToken: string | undefined): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    if (readiness.isDraining) return reply.status(503).send({ status: 'draining' })
    // Late jobs do not make the server unready: families would then be turned away by every server at the same time.
    return { status: 'ready', jobs: await readQueueState(ctx.db) }
  })
  ctx.metrics.gauge(
    'oldest_waiting_job_seconds',
    'How long the oldest due background job has been waiting',
    async () => {
      return (await readQueueState(ctx.db)).oldestWaitingSeconds
    },
  )
  const { replica } = ctx
  if (replica) ctx.metrics.gauge('replica_lag_seconds', 'How far the replica for staff is behind', async () => replica.lag() / 1_000) // prettier-ignore
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, metricsToken)) throw commonErrors.NOT_FOUND_ERROR()
    return reply.type('text/plain; version=0.0.4').send(await ctx.metrics.text())
  })
}

function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '')
  const given = Buffer.from(headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
