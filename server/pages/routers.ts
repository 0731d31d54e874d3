// One router per language: its prefix is the router's base, so that pages, links and redirects are written once.
import type { createRequestHandler, ServerBuild } from 'react-router'
import type { PagesBuild, PageSource } from './source.ts'

export interface Router {
  readonly build: PagesBuild
  readonly answer: ReturnType<typeof createRequestHandler>
}

export function createRouters(source: PageSource, isProduction: boolean): (url: string) => Promise<Router> {
  const kept = new Map<string, Router>()
  return async (url) => {
    const build = await source.build()
    const { PSEUDO, splitPath, prefixOf } = build.entry.module
    const { locale } = splitPath(url.split(/[?#]/, 1)[0] ?? '/')
    // The language for looking at pages is no language of the product.
    const prefix = locale === PSEUDO && isProduction ? '' : prefixOf(locale)
    const known = kept.get(prefix)
    if (known?.build === build) return known
    const router = { build, answer: routerOf(build, prefix, source.isDevelopment) }
    kept.set(prefix, router)
    return router
  }
}

function routerOf(build: PagesBuild, prefix: string, isDevelopment: boolean): Router['answer'] {
  const { createRequestHandler } = build.entry.module
  const based = { ...build, basename: prefix || '/' } as unknown as ServerBuild // its entry is narrower than PagesBuild says
  return createRequestHandler(based, isDevelopment ? 'development' : 'production')
}
