// While developing: Vite serves the pages, builds them on request and reloads them as they change.
import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import type { PageSource, PagesBuild } from './source.ts'

export async function developPages(http: FastifyInstance): Promise<PageSource> {
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: http.server } },
    appType: 'custom',
  })
  http.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) return
    const { raw } = request
    await new Promise<void>((resolve, reject) => {
      reply.raw.once('close', resolve)
      vite.middlewares(raw, reply.raw, (error?: unknown) => (error ? reject(error) : resolve()))
    })
    if (reply.raw.writableEnded) reply.hijack()
  })
  http.addHook('onClose', () => vite.close())
  const id = 'virtual:react-router/server-build'
  return {
    build: async () => (await vite.ssrLoadModule(id)) as unknown as PagesBuild, // the router's plugin makes it
    isDevelopment: true,
  }
}
