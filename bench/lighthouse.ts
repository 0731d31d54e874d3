// `npm run lighthouse`: Google's own judgement of the pages as they are built and shipped, as a mid-range phone on slow 4G sees
// them. Lighthouse is fetched when asked for: it is larger than all the rest together. It finds a Chromium by itself, or by
// CHROME_PATH. `-- /blog /study` judges only the pages whose paths begin so.
import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { FOLDER, startDatabases } from './stage/database.ts'
import { populate } from './stage/population.ts'
import { startProduct } from './stage/product.ts'
import { PAGE } from './stage/stage.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const PATHS = ['/', PAGE, '/plans', '/login', '/tnc', '/blog', '/blog/category/exams', '/blog/quadratic-equations-three-ways',
  '/questions', '/study', '/stories', '/predictor', '/predictor?exam=JOSAA&home=29&rank-main=9000&rank-advanced=2500', '/search?q=physics'] // prettier-ignore
/** The first page of each of these kinds, by the module whose sitemap has it. */
const KINDS: readonly (readonly [module: string, page: RegExp])[] = [
  ['solved', /^\/questions(\/[^/]+){3}$/],
  ['solved', /^\/questions(\/[^/]+){4}$/],
  ['solved', /^\/question\//],
  ['library', /^\/study(\/[^/]+){2}$/],
  ['library', /^\/study(\/[^/]+){4}$/],
  ['library', /^\/study\/file\//],
  ['predictor', /^\/predictor\/college\//],
]

interface Report {
  readonly categories: Readonly<Record<(typeof CATEGORIES)[number], { readonly score: number | null } | undefined>>
  readonly audits: Readonly<
    Record<string, { readonly displayValue?: string; readonly score?: number | null; readonly numericValue?: number }>
  >
}

mkdirSync(FOLDER, { recursive: true })
const databases = await startDatabases()
await populate(databases.ours, 1)
const product = await startProduct(databases.ours)
try {
  console.log(`| page | ${CATEGORIES.join(' | ')} | LCP | blocked | transfer |`)
  console.log(`|${' --- |'.repeat(CATEGORIES.length + 4)}`)
  const wanted = process.argv.slice(2)
  const paths = [...PATHS, ...(await firstPages(product.server.url))]
  for (const path of paths.filter((each) => wanted.length === 0 || wanted.some((begin) => each.startsWith(begin))))
    console.log(rowOf(path, await judge(product.server.url + path)))
} finally {
  await product.stop()
  await databases.stop()
}

async function firstPages(url: string): Promise<string[]> {
  const lists = new Map<string, string>()
  for (const [module] of KINDS)
    if (!lists.has(module)) lists.set(module, await (await fetch(`${url}/sitemaps/${module}.xml`)).text())
  return KINDS.flatMap(([module, page]) => {
    const found = [...(lists.get(module) ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    )
    return found.find((path) => page.test(path)) ?? []
  })
}

async function judge(url: string): Promise<Report> {
  const file = join(FOLDER, 'lighthouse.json')
  const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-gpu'
  const args = ['--yes', LIGHTHOUSE, url, '--output=json', `--output-path=${file}`, '--quiet', chrome]
  await promisify(execFile)('npx', args)
  return JSON.parse(readFileSync(file, 'utf8')) as Report // Lighthouse wrote it
}

function rowOf(path: string, { categories, audits }: Report): string {
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? NaN) * 1e2))
  const times = ['largest-contentful-paint', 'total-blocking-time'].map((name) => audits[name]?.displayValue ?? '–')
  const transfer = `${((audits['total-byte-weight']?.numericValue ?? NaN) / 1_024).toFixed(0)} KB`
  const failed = Object.entries(audits).flatMap(([name, { score }]) => (score === 0 ? [name] : []))
  if (failed.length > 0) console.error(`${path}: ${failed.join(', ')}`)
  return `| ${[path, ...scores, ...times, transfer].join(' | ')} |`
}
