// The least that sends messages which were planned in a table: two workers, a locked row each, one call of the vendor.
import Fastify from 'fastify'
import pg from 'pg'
import { CREDENTIALS } from '../stage/product.ts'

const WORKERS = 2
const [databaseUrl, port, smsUrl = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: databaseUrl, max: WORKERS })

const TAKE = {
  name: 'take',
  text: 'select id, phone, amount from notice where sent_at is null order by id limit 1 for update skip locked',
}
const DONE = { name: 'done', text: 'update notice set sent_at = now() where id = $1' }

async function work(): Promise<void> {
  const client = await pool.connect()
  while (await sendNext(client)); // until none is left
  client.release()
}

async function sendNext(client: pg.PoolClient): Promise<boolean> {
  await client.query('begin')
  const { rows } = await client.query<{ id: number; phone: string; amount: string }>(TAKE)
  const [notice] = rows
  if (notice) {
    const reply = await fetch(`${smsUrl}/api/v5/flow`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authkey: CREDENTIALS.SMS_KEY },
      body: JSON.stringify({
        template_id: '1107170000000000041',
        recipients: [{ mobiles: notice.phone.slice(1), amount: notice.amount, link: 'https://kandil.example/me' }],
      }),
    })
    if (!reply.ok) throw new Error(`the vendor answered ${reply.status}: ${await reply.text()}`)
    await reply.arrayBuffer()
    await client.query({ ...DONE, values: [notice.id] })
  }
  await client.query('commit')
  return notice !== undefined
}

const http = Fastify()
http.get('/healthz', () => ({ status: 'ok' }))
await http.listen({ host: '127.0.0.1', port: Number(port) })
process.once('SIGTERM', () => process.exit(0))
await Promise.all(Array.from({ length: WORKERS }, work))
