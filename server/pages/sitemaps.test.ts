// Sitemaps when there is a lot to list.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PUBLISHED } from '#core/taxonomy/page-path.ts'
import { aTeacher } from '#server/modules/catalogue/factory.ts'
import { aSolvedQuestion } from '#server/modules/solved/factory.ts'
import type { TestApp } from '#server/test/app.ts'
import { BUILD_WITHIN_MS, startTestAppWithPages } from '#server/test/pages.ts'

const ORIGIN = 'http://localhost:3000'
const QUESTIONS = 26_000

let app: TestApp
beforeAll(async () => {
  app = await startTestAppWithPages()
  const { id: teacherId } = await aTeacher(app.ctx)
  const stem = Object.fromEntries(PUBLISHED.map((lang) => [lang, 'Why?'])) as { en: string }
  const fields = { board: 'cbse', grade: 10, subject: 'maths', chapter: 'Circles', sourceLine: 'Kandil', licence: 'Kandil' }
  await aSolvedQuestion(app.ctx, { ...fields, slug: 'many-1', stem, answer: stem, steps: stem, teacherId })
  await copyQuestion(QUESTIONS)
}, BUILD_WITHIN_MS) // prettier-ignore
afterAll(() => app.close())

/** Copies the published question under other slugs until there are so many. */
async function copyQuestion(count: number): Promise<void> {
  const { rows } = await app.pool.query<{ name: string }>(`select column_name as name from information_schema.columns
    where table_schema = 'solved' and table_name = 'edition' order by ordinal_position`)
  const own: Readonly<Record<string, string>> = { question_id: `'sol' || lpad(n::text, 18, '0')`, slug: `'many-' || n` }
  const columns = rows.map(({ name }) => name)
  await app.asOwner(`set session_replication_role = replica; insert into solved.edition (${columns.join()})
    select ${columns.map((name) => own[name] ?? `one.${name}`).join()} from solved.edition one, generate_series(2, ${count}) n`)
}

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)

it('the questions are listed in parts of fewer than 50,000 addresses, which name each address once', async () => {
  const index = addressesIn((await app.inject({ url: '/sitemap.xml' })).body)
  const parts = index.filter((address) => address.includes('/solved'))
  expect(parts).toEqual(['', '-2', '-3'].map((part) => `${ORIGIN}/sitemaps/solved${part}.xml`))
  const found = new Set<string>()
  let count = 0
  for (const part of parts) {
    const { statusCode, body } = await app.inject({ url: part.slice(ORIGIN.length) })
    const addresses = addressesIn(body)
    expect([statusCode, addresses.length > 0, addresses.length < 50_000]).toEqual([200, true, true])
    expect(body.match(/<lastmod>/g)?.length).toBeGreaterThanOrEqual(addresses.length - 20)
    for (const address of addresses) found.add(address)
    count += addresses.length
  }
  expect(found.size).toBe(count)
  const questions = [...found].filter((address) => /\/question\/many-\d+$/.test(address))
  expect(questions).toHaveLength(QUESTIONS * PUBLISHED.length)
  expect((await app.inject({ url: '/sitemaps/solved-4.xml' })).statusCode).toBe(404)
}) // prettier-ignore
