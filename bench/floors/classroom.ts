// The least that lets people into a class and hears that they are there: Fastify, one transaction that takes a place and a signed
// token, and one statement for a sign of life.
import { createHmac } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'

const [databaseUrl, port] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
await pool.query(
  `create table if not exists seat (class text, learner text, visit text, seen_at timestamptz, primary key (class, learner))`,
)
await pool.query(
  `create table if not exists presence (class text, learner text, visit text, joined_at timestamptz, left_at timestamptz, primary key (class, learner, visit))`,
)

interface Body {
  readonly room: string
  readonly learner: string
}

const http = Fastify()
http.get('/healthz', () => ({ status: 'ok' }))
http.post<{ Body: Body }>('/join', async ({ body: { room, learner } }) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query({ name: 'lock', text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))', values: [room] })
    await client.query({ name: 'count', text: 'select count(*) from seat where class = $1', values: [room] })
    await client.query({
      name: 'seat',
      text: `insert into seat values ($1, $2, 'page', now()) on conflict (class, learner) do update set seen_at = now()`,
      values: [room, learner],
    })
    await client.query('commit')
    const claims = Buffer.from(JSON.stringify({ room, learner })).toString('base64url')
    return { token: `${claims}.${createHmac('sha256', 'floor').update(claims).digest('base64url')}` }
  } finally {
    client.release()
  }
})
http.post<{ Body: Body }>('/beat', async ({ body: { room, learner } }) => {
  await pool.query({
    name: 'beat',
    text: `insert into presence values ($1, $2, 'page', now(), now()) on conflict (class, learner, visit) do update set left_at = now()`,
    values: [room, learner],
  })
  return { isHere: true }
})
await http.listen({ host: '127.0.0.1', port: Number(port) })
process.once('SIGTERM', () => process.exit(0))
