// The least that sends an event to all open pages: Fastify, LISTEN, and a write to each connection.
import Fastify from 'fastify'
import pg from 'pg'
import type { ServerResponse } from 'node:http'

const [databaseUrl, port] = process.argv.slice(2)
const open = new Set<ServerResponse>()
const listener = new pg.Client(databaseUrl)
await listener.connect()
await listener.query('listen bench')
listener.on('notification', ({ payload = '' }) => {
  for (const response of open) response.write(`data: ${payload}\n\n`)
})

const http = Fastify()
http.get('/healthz', () => ({ status: 'ok' }))
http.get('/api/stream', (_, reply) => {
  reply.hijack()
  reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  reply.raw.write('data: {"kind":"ready"}\n\n')
  open.add(reply.raw)
  reply.raw.once('close', () => open.delete(reply.raw))
})
await http.listen({ host: '127.0.0.1', port: Number(port) })
process.once('SIGTERM', () => process.exit(0))
