// `npm run bench:reading`: pages of articles and solved questions while there are a thousand, a hundred thousand and a million. Each
// is asked of the server with another slug or another page each time, so that no cache answers.
import { loadavg } from 'node:os'
import { toInstant } from '#core/kernel/time.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { migrateDatabase } from '#server/migrate-database.ts'
import { mountPages, readPages } from '#server/pages.ts'
import { createLog } from '#server/platform/log.ts'
import { seedIfEmpty } from '#server/seed.ts'
import { ask, startDatabases } from './stage/database.ts'

const SIZES = (process.env['SIZES'] ?? '1000,100000,1000000').split(',').map(Number)
const CHAPTERS = 100
const CALLS = 200

const databases = await startDatabases()
const now = () => toInstant(Math.round(performance.timeOrigin + performance.now()))
const config = readConfig({ DATABASE_URL: databases.ours, PAGES: 'built' })
await migrateDatabase(databases.ours)
const app = await buildApp({ config, now, log: createLog('error', now) })
try {
  await mountPages(app, config, await readPages(config))
  await seedIfEmpty(app.ctx)
  console.log(`load before: ${loadavg().map((each) => each.toFixed(1)).join(' ')}`) // prettier-ignore
  console.log(
    'rows | page of a question | list of a chapter | page of an article | list of articles | its page 50 (ms, median of 200)',
  )
  for (const size of SIZES) {
    await growTo(size)
    console.log([size, ...(await timesOf(size)).map((time) => time.toFixed(1))].join(' | '))
  }
  console.log(`load after: ${loadavg().map((each) => each.toFixed(1)).join(' ')}`) // prettier-ignore
} finally {
  await app.close()
  await databases.stop()
}
process.exit(0)

/** Copies of one published question and one article. The counts are written at once: a trigger for each row would take minutes. */
async function growTo(size: number): Promise<void> {
  const run = (statement: string) => ask(databases.ours, statement)
  await run(`set session_replication_role = replica;
    insert into solved.question select (jsonb_populate_record(q, jsonb_build_object('id', 'sol' || lpad(n::text, 18, '0'), 'slug', 'many-' || n, 'bank_id', null))).*
      from solved.question q, generate_series(1, ${size}) n where q.id = (select question_id from solved.edition where is_answered and slug not like 'many-%' limit 1) on conflict do nothing;
    insert into solved.edition select (jsonb_populate_record(e, jsonb_build_object('question_id', 'sol' || lpad(n::text, 18, '0'), 'slug', 'many-' || n,
      'chapter', 'Chapter ' || n % ${CHAPTERS}, 'chapter_slug', 'chapter-' || n % ${CHAPTERS}, 'published_at', e.published_at - n * interval '1 second'))).*
      from solved.edition e, generate_series(1, ${size}) n where e.question_id = (select question_id from solved.edition where is_answered and slug not like 'many-%' limit 1) on conflict do nothing;
    delete from solved.chapter_size;
    insert into solved.chapter_size select board, grade, subject, chapter_slug, max(chapter), count(*) from solved.edition group by 1, 2, 3, 4;
    insert into articles.article select (jsonb_populate_record(a, jsonb_build_object('id', 'art' || lpad(n::text, 18, '0'), 'slug', 'many-' || n))).*
      from articles.article a, generate_series(1, ${size}) n where a.slug = 'state-board-or-cbse' on conflict do nothing;
    insert into articles.edition select (jsonb_populate_record(e, jsonb_build_object('article_id', 'art' || lpad(n::text, 18, '0'), 'slug', 'many-' || n))).*
      from articles.edition e, generate_series(1, ${size}) n where e.slug = 'state-board-or-cbse' on conflict do nothing;
    insert into articles.placement select '', now() - n * interval '1 second', 'art' || lpad(n::text, 18, '0') from generate_series(1, ${size}) n on conflict do nothing;
    delete from articles.list_size;
    insert into articles.list_size select list, count(*) from articles.placement group by list;`)
  await run('vacuum analyze')
}

async function timesOf(size: number): Promise<number[]> {
  const [place] = await ask<{ path: string }>(databases.ours, `select '/questions/' || board || '/' || grade || '/' || subject as path from solved.edition where slug = 'many-1'`) // prettier-ignore
  const some = (call: number) => 1 + ((call * 7_919) % size)
  const pages = Math.max(1, Math.min(50, Math.ceil(size / 12)))
  const paths: readonly ((call: number) => string)[] = [
    (call) => `/question/many-${some(call)}`,
    (call) => `${place?.path}/chapter-${call % CHAPTERS}`,
    (call) => `/blog/many-${some(call)}`,
    () => '/blog',
    (call) => `/blog?page=${Math.max(1, pages - (call % 10))}`,
  ]
  const times: number[] = []
  for (const pathOf of paths) times.push(await median(pathOf))
  return times
}

/** A query that no page knows keeps the page out of the cache of pages. */
async function median(pathOf: (call: number) => string): Promise<number> {
  const times: number[] = []
  for (let call = 0; call < CALLS; call += 1) {
    const path = pathOf(call)
    const began = performance.now()
    const url = `${path}${path.includes('?') ? '&' : '?'}call=${call}`
    const { statusCode } = await app.http.inject({ url, remoteAddress: `10.${call % 200}.${(call * 31) % 250}.7` })
    if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`)
    times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)[CALLS / 2] ?? 0
}
