// The pages as the router builds them. The server never imports them: it takes what it needs from the build, so that the
// keys of the load context and the router itself are there once.
import { pathToFileURL } from 'node:url'
import type { createRequestHandler, RouterContext, RouterContextProvider, ServerBuild } from 'react-router'
import type { ApiClient } from '#core/api.ts'
import type { Instant } from '#core/kernel/time.ts'

/** The exports of web/entry.server.tsx that the server uses. */
export interface PagesModule {
  readonly createRequestHandler: typeof createRequestHandler
  readonly RouterContextProvider: typeof RouterContextProvider
  readonly apiContext: RouterContext<ApiClient>
  readonly visitContext: RouterContext<Visit>
  readonly PUBLISHED: readonly string[]
  readonly PSEUDO: string
  readonly prefixOf: (locale: string) => string
  readonly splitPath: (pathname: string) => { readonly locale: string; readonly path: string }
}

/** The same as web/context.ts says it. */
export interface Visit {
  readonly publicUrl: string
  readonly requestId: string
  /** Where browsers connect to the live room: "wss://…". */
  readonly roomsUrl: string
  /** Where films and notes lie, when that is not here. */
  readonly filesOrigin: string | undefined
  readonly now: Instant
  readonly nonce: string
  readonly savesData: boolean
  readonly hasSession: boolean
  readonly chosenLearner: () => Promise<string | undefined>
  readonly languageChosen: string | undefined
  /** It is drawn as it would be if what is written were published, for staff to look at until then. */
  readonly previewUntil: Instant | undefined
  /** The id of the learner or teacher for whom the page is drawn, "" for a visitor. */
  readonly owner: () => Promise<string>
  /** The form was not looked at: its sender has to log in first, and the browser keeps what was typed. */
  readonly onUnsent: () => void
  readonly onFault: (event: string, cause: unknown) => void
}

export type PagesBuild = Omit<ServerBuild, 'entry'> & { readonly entry: { readonly module: PagesModule } }

export interface PageSource {
  /** Answered afresh at every request while developing. */
  readonly build: () => Promise<PagesBuild>
  readonly isDevelopment: boolean
}

export async function readBuild(file: string): Promise<PageSource> {
  const build = (await import(pathToFileURL(file).href)) as PagesBuild // `npm run build` wrote it
  return { build: async () => build, isDevelopment: false }
}
