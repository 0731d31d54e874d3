// The pages live in the API's process: the API answers below /api, the pages everything else.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { App } from './app.ts'
import type { Config } from './config.ts'
import { servePages } from './pages/serve-pages.ts'
import { readBuild, type PageSource } from './pages/source.ts'

const BUILD = join(import.meta.dirname, '../build/web')
const YEAR = '1y'

/** The built pages. Undefined where no pages are served. Needs neither the app nor a database. */
export async function readPages({ PAGES }: Config): Promise<PageSource | undefined> {
  if (PAGES !== 'built') return undefined
  const file = join(BUILD, 'server/index.js')
  if (existsSync(file)) return readBuild(file)
  process.stderr.write('The pages are not built: run npm run build.\n')
  return undefined
}

export async function mountPages(app: App, config: Config, built: PageSource | undefined): Promise<void> {
  if (config.PAGES === 'dev') {
    // Only while developing is there a Vite to import.
    const { developPages } = await import('./pages/develop.ts')
    return mount(app, config, await developPages(app.http))
  }
  if (!built) return
  serveFiles(app.http)
  mount(app, config, built)
}

function mount(app: App, config: Config, source: PageSource): void {
  app.http.register(async (scope) => servePages(scope, { app, config, source }))
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
