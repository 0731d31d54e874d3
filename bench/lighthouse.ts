// `npm run lighthouse`: Google's own judgement of the pages as they are built and shipped, as a mid-range phone on slow 4G sees
// them. Lighthouse is fetched when asked for: it is larger than all the rest together. It finds a Chromium by itself, or by
// CHROME_PATH.
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
const PATHS = ['/', PAGE, '/plans', '/login', '/tnc']

interface Report {
  readonly categories: Readonly<Record<(typeof CATEGORIES)[number], { readonly score: number | null } | undefined>>
  readonly audits: Readonly<Record<string, { readonly displayValue?: string }>>
}

mkdirSync(FOLDER, { recursive: true })
const databases = await startDatabases()
await populate(databases.ours, 1)
const product = await startProduct(databases.ours)
try {
  console.log(`| page | ${CATEGORIES.join(' | ')} | LCP | blocked |`)
  console.log(`|${' --- |'.repeat(CATEGORIES.length + 3)}`)
  for (const path of PATHS) console.log(rowOf(path, await judge(product.server.url + path)))
} finally {
  await product.stop()
  await databases.stop()
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
  return `| ${[path, ...scores, ...times].join(' | ')} |`
}
