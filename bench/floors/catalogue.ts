// The same catalogue answers by a bare Fastify: out of memory, and out of PostgreSQL with one prepared statement each.
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { catalogueApi } from '#core/modules/catalogue/api.ts'
import { serialize } from '#server/platform/http/serializer.ts'

export interface Answers {
  /** Our own server's whole answer. */
  readonly list: { readonly courses: readonly object[]; readonly total: number }
  readonly detail: { readonly slug: string }
}

const { getCourseList, getPublicBundle } = catalogueApi
const JSON_TYPE = 'application/json; charset=utf-8'

export async function mountCatalogue(http: FastifyInstance, pool: pg.Pool, answersFile: string): Promise<void> {
  const { list, detail } = JSON.parse(readFileSync(answersFile, 'utf8')) as Answers // the bench wrote it
  const listBytes = Buffer.from(serialize(getCourseList, list))
  await store(pool, list, detail)

  http.get('/memory/list', (_, reply) => reply.type(JSON_TYPE).send(serialize(getCourseList, list)))
  http.get('/memory/bytes', (_, reply) => reply.type(JSON_TYPE).send(listBytes))
  http.get('/memory/detail', (_, reply) => reply.type(JSON_TYPE).send(serialize(getPublicBundle, detail)))

  http.get<{ Querystring: Choice }>('/pg/list', async ({ query }, reply) => {
    const { rows } = await pool.query<{ card: object }>({ ...LIST, values: [query.grade, query.board, query.target] })
    const courses = rows.map(({ card }) => card)
    return reply.type(JSON_TYPE).send(serialize(getCourseList, { courses, total: list.total, page: 1, pageSize: 12 }))
  })
  http.get<{ Params: { slug: string } }>('/pg/detail/:slug', async ({ params }, reply) => {
    const { rows } = await pool.query<{ course: object }>({ ...DETAIL, values: [params.slug] })
    return reply.type(JSON_TYPE).send(serialize(getPublicBundle, rows[0]?.course))
  })
}

interface Choice {
  readonly grade: string
  readonly board: string
  readonly target: string
}

const LIST = {
  name: 'list',
  text: 'select card from card where grade = $1 and board = $2 and target = $3 order by position limit 12',
}
const DETAIL = { name: 'detail', text: 'select course from detail where slug = $1' }

async function store(pool: pg.Pool, list: Answers['list'], detail: Answers['detail']): Promise<void> {
  await pool.query(
    `insert into card select 11, 'cbse', 'jeemain', position, card
     from jsonb_array_elements($1::jsonb) with ordinality as cards (card, position)`,
    [JSON.stringify(list.courses)],
  )
  // Those of other choices, which the index passes by.
  await pool.query(
    `insert into card select other, board, target, position, card from card, generate_series(1, 10) other`,
  )
  await pool.query('insert into detail values ($1, $2)', [detail.slug, JSON.stringify(detail)])
  await pool.query('analyze card')
}
