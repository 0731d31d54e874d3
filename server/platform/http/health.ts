import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { Ctx } from '#server/platform/context.ts'

/** Whether this process takes new work: it stops doing so before it stops. */
export const readiness = { isDraining: false }

/** /healthz: the process lives. /readyz: it may be sent requests. /metrics: for Prometheus, from this machine or with the token. */
export function mountHealth(app: FastifyInstance, ctx: Ctx, metricsToken: string | undefined): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    if (readiness.isDraining) return reply.status(503).send({ status: 'draining' })
    await sql`select 1`.execute(ctx.db)
    return { status: 'ready' }
  })
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
