// The least that saves an answer of a test: Fastify, and one upsert by a prepared statement.
import Fastify from 'fastify'
import pg from 'pg'

const [databaseUrl, port] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
await pool.query(
  'create table if not exists answer (attempt text, question text, seq int, value jsonb, primary key (attempt, question))',
)

const SAVE = {
  name: 'save',
  text: `insert into answer values ($1, $2, $3, $4) on conflict (attempt, question)
    do update set seq = excluded.seq, value = excluded.value where excluded.seq > answer.seq`,
}

interface Body {
  readonly question: string
  readonly seq: number
  readonly value: object
}

const http = Fastify()
http.get('/healthz', () => ({ status: 'ok' }))
http.put<{ Params: { attempt: string }; Body: Body }>('/attempts/:attempt', async ({ params, body }) => {
  await pool.query({ ...SAVE, values: [params.attempt, body.question, body.seq, JSON.stringify(body.value)] })
  return { seq: body.seq }
})
await http.listen({ host: '127.0.0.1', port: Number(port) })
process.once('SIGTERM', () => process.exit(0))
