import type { BrowserContext, Page } from '@playwright/test'
import { STORED } from '#web/modules/content/policies/stored-names.ts'

/** A star stands for any ending. */
const NAMED = Object.values(STORED)
  .flat()
  .map((name) => new RegExp(`^${name.replace('*', '.+')}$`))

/** The console keeps how a member of staff has arranged it. */
const OF_CONSOLE = /^(RaStore\.|theme$)/

/** Names in a family's browser that the privacy policy does not list. The browsers of the console are staff's. */
export async function unnamedIn(context: BrowserContext, home: string): Promise<readonly string[]> {
  const pages = context.pages().filter((page) => page.url().startsWith(`${home}/`))
  if (pages.some((page) => page.url().startsWith(`${home}/console`))) return []
  const { hostname, origin } = new URL(home)
  const state = await context.storageState({ indexedDB: true })
  const cookies = state.cookies.filter(({ domain }) => domain === hostname).map(({ name }) => name)
  const own = state.origins.filter((each) => each.origin === origin)
  const local = own.flatMap(({ localStorage }) => localStorage.map(({ name }) => name))
  const shown = await Promise.all(pages.map(namesOn))
  const names = new Set([...cookies.map(asInProduction), ...local, ...shown.flat()])
  return [...names].filter((name) => ![...NAMED, OF_CONSOLE].some((known) => known.test(name)))
}

function namesOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    return [...Object.keys(sessionStorage), ...databases.map(({ name = '' }) => name), ...(await caches.keys())]
  })
}

/** A host with a certificate gives its session cookies a prefix. */
function asInProduction(cookie: string): string {
  return /^kandil(-wrote|-support)?$/.test(cookie) ? `__Host-${cookie}` : cookie
}
