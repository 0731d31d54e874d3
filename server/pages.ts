// The pages live in the API's process: the API answers below /api, the pages everything else.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { App } from './app.ts'
import type { Config } from './config.ts'
import { answerPages } from './pages/answer.ts'
import { readBuild, type PageSource } from './pages/source.ts'

const BUILD = join(import.meta.dirname, '../build/web')
const YEAR = '1y'

export async function mountPages(app: App, config: Config): Promise<void> {
  if (config.PAGES === 'off') return
  if (config.PAGES === 'dev') {
    // Only while developing is there a Vite to import.
    const { developPages } = await import('./pages/develop.ts')
    return mount(app, config, await developPages(app.http))
  }
  if (!existsSync(join(BUILD, 'server/index.js'))) {
    process.stderr.write('The pages are not built: run npm run build.\n')
    return
  }
  serveFiles(app.http)
  mount(app, config, await readBuild(join(BUILD, 'server/index.js')))
}

function mount(app: App, config: Config, source: PageSource): void {
  app.http.register(async (scope) => answerPages(scope, { app, config, source }))
}

/** Scripts and styles carry a hash of themselves in their names: a browser keeps them for good. */
function serveFiles(http: FastifyInstance): void {
  const options = { decorateReply: false, preCompressed: true, wildcard: false, index: false } as const
  http.register(staticFiles, {
    ...options,
    root: join(BUILD, 'client/assets'),
    prefix: '/assets/',
    globIgnore: ['**/*.br'],
    immutable: true,
    maxAge: YEAR,
  })
  http.register(staticFiles, {
    ...options,
    root: join(BUILD, 'client'),
    globIgnore: ['assets/**', '**/*.br', '.vite/**'],
    maxAge: '1h',
  })
}
