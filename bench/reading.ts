// `npm run bench:reading`: pages and lists that are found by search, while there are a thousand, a hundred thousand and a million things
// of each kind. Each call has another address, so that no cache answers. `SIZES=1000,100000` names other sizes.
import { loadavg } from 'node:os'
import pg from 'pg'
import { toInstant } from '#core/kernel/time.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { indexDocuments } from '#server/modules/search/index-documents.ts'
import { migrateDatabase } from '#server/migrate-database.ts'
import { mountPages, readPages } from '#server/pages.ts'
import { createLog } from '#server/platform/log.ts'
import { seedIfEmpty } from '#server/seed.ts'
import { readingFloor } from './floors/reading.ts'
import { CHAPTERS, DOCUMENTS_OF_A_WORD, growTo } from './reading/grow.ts'
import { ask, startDatabases } from './stage/database.ts'

const SIZES = (process.env['SIZES'] ?? '1000,100000,1000000').split(',').map(Number)
const CALLS = 100
const IN_A_ROUND = 10
const LIST_FLOOR = 'floor: a list by one statement'
const FREQUENT = ['maths', 'physics', 'class', 'course']
const MISSPELT = ['fizics', 'algerba', 'chemestry', 'mathz']
const ON_A_PAGE = { articles: 12, questions: 20 }

/** The rows are only read once they are there, so that nothing has to survive. */
const databases = await startDatabases({ fsync: 'off', full_page_writes: 'off', max_wal_size: '4GB' })
const now = () => toInstant(Math.round(performance.timeOrigin + performance.now()))
const config = readConfig({ DATABASE_URL: databases.ours, PAGES: 'built' })
await migrateDatabase(databases.ours)
const app = await buildApp({ config, now, log: createLog('error', now) })
const pool = new pg.Pool({ connectionString: databases.ours, max: 4 })
const floor = readingFloor(pool)
try {
  await mountPages(app, config, await readPages(config))
  await seedIfEmpty(app.ctx)
  await indexDocuments(app.ctx)
  const load = () => loadavg().map((each) => each.toFixed(1)).join(' ') // prettier-ignore
  console.log(`load before: ${load()}`)
  let have = 0
  for (const size of SIZES) {
    const began = performance.now()
    await growTo(databases.ours, have, size)
    have = size
    console.log(`${size} rows of each, loaded in ${Math.round((performance.now() - began) / 1e3)} s; load ${load()}`)
    for (const line of await measure(size)) console.log(line)
  }
  console.log(`load after: ${load()}`)
} finally {
  await app.close()
  await floor.close()
  await pool.end()
  await databases.stop()
}
process.exit(0)

type Target = readonly [name: string, pathOf: (call: number) => string]

/** The targets take turns with the floor: the rest of the machine's work slows down all of them alike. */
async function measure(size: number): Promise<string[]> {
  const { targets, floors } = await targetsOf(size)
  const times = new Map<string, number[]>()
  for (let round = 0; round < CALLS / IN_A_ROUND; round += 1)
    for (const [name, pathOf] of [...floors, ...targets])
      for (let call = round * IN_A_ROUND; call < (round + 1) * IN_A_ROUND; call += 1) {
        const time = await timeOf(floors.some(([each]) => each === name) ? floor : app.http, pathOf(call), call)
        times.set(name, [...(times.get(name) ?? []), time])
      }
  const medianOf = (name: string) => times.get(name)?.toSorted((a, b) => a - b)[CALLS / 2] ?? NaN
  const least = medianOf(LIST_FLOOR)
  return [...times.keys()].map((name) => `${name} | ${medianOf(name).toFixed(1)} ms | ${(medianOf(name) / least).toFixed(1)} ×`) // prettier-ignore
}

async function targetsOf(size: number): Promise<{ targets: Target[]; floors: Target[] }> {
  const [place] = await ask<{ path: string }>(databases.ours, `select '/questions/' || board || '/' || grade || '/' || subject as path from solved.edition where slug = 'many-1'`) // prettier-ignore
  const [course] = await ask<{ grade: string; course: string }>(databases.ours, `select grade_key as grade, course_key as course from library.chapter where published > 0 and slug not like 'many-%' order by id limit 1`) // prettier-ignore
  const some = (call: number) => 1 + ((call * 7_919) % size)
  const lastOf = (things: number, onAPage: number) => Math.max(1, Math.floor(things / onAPage))
  const [articlePages, chapterPages] = [lastOf(size, ON_A_PAGE.articles), lastOf(size / CHAPTERS, ON_A_PAGE.questions)]
  const chapter = (call: number) => `${place?.path}/chapter-${call % CHAPTERS}`
  const rare = (call: number) => `rare${1 + ((call * 7_919) % Math.max(1, Math.floor(size / DOCUMENTS_OF_A_WORD) - 1))}`
  const study = `/study/${course?.grade}/${course?.course}`
  return {
    floors: [
      [LIST_FLOOR, chapter],
      ['floor: a question by one statement', (call) => `/question/many-${some(call)}`],
    ],
    targets: [
      ['the page of a question', (call) => `/question/many-${some(call)}`],
      ['the list of a chapter', chapter],
      ['its last page', (call) => `${chapter(call)}?page=${chapterPages}`],
      ['the page of an article', (call) => `/blog/many-${some(call)}`],
      ['the list of articles', () => '/blog'],
      ['its page 50', (call) => `/blog?page=${Math.max(1, Math.min(50, articlePages) - (call % 10))}`],
      ['its last page', (call) => `/blog?page=${Math.max(1, articlePages - (call % 10))}`],
      ['the seats within reach', (call) => `/predictor?exam=JOSAA&home=29&rank-main=${9_000 + call}&rank-advanced=2500`],
      ['the study material', () => '/study'],
      ['that of a class', () => study],
      ['a search for a rare word', (call) => `/search?q=${rare(call)}`],
      ['a search for a frequent word', (call) => `/search?q=${FREQUENT[call % FREQUENT.length]}`],
      ['a search for a misspelt word', (call) => `/search?q=${MISSPELT[call % MISSPELT.length]}`],
    ],
  } // prettier-ignore
}

/** A query that no page knows keeps the page out of the cache of pages. */
async function timeOf(http: Pick<typeof floor, 'inject'>, path: string, call: number): Promise<number> {
  const url = `${path}${path.includes('?') ? '&' : '?'}call=${call}`
  const began = performance.now()
  const { statusCode } = await http.inject({
    url,
    remoteAddress: `10.${call % 200}.${(call * 31) % 250}.${1 + ((began % 250) | 0)}`,
  })
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`)
  return performance.now() - began
}
