// The least that gives places in a webinar: Fastify, and one transaction that takes a seat and writes who has it.
import Fastify from 'fastify'
import pg from 'pg'

const [databaseUrl, port] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
await pool.query('create table if not exists webinar (id text primary key, capacity int not null, taken int not null)')
await pool.query(
  'create table if not exists place (webinar text, learner text, state text, primary key (webinar, learner))',
)

interface Body {
  readonly webinar: string
  readonly learner: string
}

const http = Fastify()
http.get('/healthz', () => ({ status: 'ok' }))
http.post<{ Body: { id: string; capacity: number } }>('/webinars', async ({ body: { id, capacity } }) => {
  await pool.query('insert into webinar values ($1, $2, 0)', [id, capacity])
  return { id }
})
http.post<{ Body: Body }>('/register', async ({ body: { webinar, learner } }) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rowCount } = await client.query({
      name: 'take',
      text: 'update webinar set taken = taken + 1 where id = $1 and taken < capacity',
      values: [webinar],
    })
    const state = rowCount === 1 ? 'REGISTERED' : 'WAITING'
    await client.query({
      name: 'place',
      text: 'insert into place values ($1, $2, $3)',
      values: [webinar, learner, state],
    })
    await client.query('commit')
    return { isRegistered: state === 'REGISTERED' }
  } finally {
    client.release()
  }
})
await http.listen({ host: '127.0.0.1', port: Number(port) })
process.once('SIGTERM', () => process.exit(0))
