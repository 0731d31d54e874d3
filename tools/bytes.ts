// `npm run bytes`: what a browser is sent for each page, compressed as it is sent, against the budgets. Fails over a budget,
// and when a package that has no business in a browser is in any chunk.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CHUNK_PACKAGES, type ChunkPackages } from './chunk-packages.ts'

const BUILD = join(import.meta.dirname, '../build/web')
const CLIENT = join(BUILD, 'client')
const KB = 1_024

/**
 * Brotli KB. Content pages have only the small script. Hydrated pages also have React and the router, which are 90 KB of it;
 * 120 KB arrive within 0.6 s on slow 4G (1.6 Mbit/s), and the page can be read and its forms sent before that.
 */
const BUDGETS = { 0: { js: 8, css: 12 }, 1: { js: 120, css: 12 } } as const
const BANNED = /^(zod|react-admin|katex|uqr|d3-.+|@mui\/.+|@tanstack\/.+|@lingui\/cli)$/

interface Route {
  readonly id: string
  readonly path?: string
  readonly module: { readonly default?: unknown; readonly handle?: { readonly tier: 0 | 1 } }
}
interface ServerBuild {
  readonly routes: Readonly<Record<string, Route>>
  readonly assets: {
    readonly entry: { readonly module: string; readonly imports: readonly string[] }
    readonly routes: Readonly<
      Record<
        string,
        { readonly module: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }
      >
    >
  }
}

interface Weight {
  readonly page: string
  readonly tier: 0 | 1
  readonly js: number
  readonly css: number
}

const { routes, assets } = (await import(pathToFileURL(join(BUILD, 'server/index.js')).href)) as ServerBuild // the router's build
const faults = [...weigh().flatMap(report), ...bannedPackages()]
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

function weigh(): Weight[] {
  const pages = Object.values(routes).filter(({ id, module }) => id !== 'root' && module.default !== undefined)
  return pages.map(({ id, path = '', module }) => {
    const tier = module.handle?.tier ?? 1
    return { page: `/${path}`, tier, js: sizeOf(scriptsOf(id, path, tier)), css: sizeOf(stylesOf(id)) }
  })
}

/**
 * The small scripts of content pages; on a hydrated page all that the router loads for it, and the small scripts that these name.
 */
function scriptsOf(id: string, path: string, tier: 0 | 1): string[] {
  const all = readdirSync(join(CLIENT, 'assets')).filter((name) => /^t0-[\w-]+\.js$/.test(name)).map((name) => `/assets/${name}`) // prettier-ignore
  if (tier === 0) return all.filter((name) => isOn(path, name))
  const { entry } = assets
  const parts = [assets.routes['root'], assets.routes[id]]
  const modules = parts.flatMap((part) => (part ? [part.module, ...(part.imports ?? [])] : []))
  const texts = modules.map((name) => readFileSync(join(CLIENT, name), 'utf8'))
  const small = all.filter((name) => texts.some((text) => text.includes(name)))
  return [...new Set([...small, entry.module, ...entry.imports, ...modules])]
}

/** Pages of the account may turn on push messages, those of the help desk send files, and neither has a pop-up or the
 * splash. The page without a connection lists what is on the phone. */
function isOn(path: string, script: string): boolean {
  if (script.includes('t0-push')) return path.startsWith('me/')
  if (script.includes('t0-files')) return path.startsWith('help')
  if (script.includes('t0-read')) return path === 'offline'
  return !/t0-(popup|splash)/.test(script) || !/^(me\/|help|offline)/.test(path)
}

function stylesOf(id: string): string[] {
  return [...new Set(['root', id].flatMap((each) => assets.routes[each]?.css ?? []))]
}

function sizeOf(files: readonly string[]): number {
  return files.reduce((bytes, file) => bytes + statSync(`${join(CLIENT, file)}.br`).size, 0) / KB
}

function report({ page, tier, js, css }: Weight): string[] {
  console.log(`T${tier}  js ${js.toFixed(1).padStart(6)} KB  css ${css.toFixed(1).padStart(5)} KB  ${page}`)
  const budget = BUDGETS[tier]
  return [
    ...(js > budget.js ? [`${page} sends ${js.toFixed(1)} KB of JavaScript; its budget is ${budget.js} KB.`] : []),
    ...(css > budget.css ? [`${page} sends ${css.toFixed(1)} KB of CSS; its budget is ${budget.css} KB.`] : []),
  ]
}

function bannedPackages(): string[] {
  const chunks = JSON.parse(readFileSync(join(CLIENT, CHUNK_PACKAGES), 'utf8')) as ChunkPackages // our plugin wrote it
  return Object.entries(chunks).flatMap(([chunk, packages]) =>
    packages.filter((name) => BANNED.test(name)).map((name) => `${chunk} holds ${name}, which belongs on the server.`),
  )
}
