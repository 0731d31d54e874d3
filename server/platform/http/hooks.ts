import type { FastifyInstance } from 'fastify'
import type { Ctx } from '#server/platform/context.ts'
import type { Module } from '#server/platform/module.ts'
import { API_BASE } from './mount.ts'

/** Mounts what speaks to us by its own rules. Bodies come as they were sent: signatures are over the characters. */
export function mountHooks(app: FastifyInstance, ctx: Ctx, modules: readonly Module[]): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_, text, done) => done(null, text))
    for (const { method, path, answer } of modules.flatMap((module) => module.hooks ?? []))
      scope.route({
        method,
        url: API_BASE + path,
        handler: async (request, reply) => {
          const { headers, query, body } = request
          const {
            status,
            body: text,
            location,
          } = await ctx.preferred.run(() =>
            answer(ctx, {
              headers,
              query: query as Record<string, unknown>, // Fastify's own parser made it
              body: typeof body === 'string' ? body : '',
            }),
          )
          reply.header('cache-control', 'no-store')
          if (location !== undefined) return reply.redirect(location, status)
          return reply
            .status(status)
            .type('text/plain; charset=utf-8')
            .send(text ?? '')
        },
      })
  })
}
