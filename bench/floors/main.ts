// Everything the product is held against that is a server: bare Fastify, with node-pg where there is a database.
import Fastify from 'fastify'
import pg from 'pg'
import { mountCatalogue } from './catalogue.ts'
import { mountCheckout } from './checkout.ts'

const { DATABASE_URL = '', PORT = '', ANSWERS = '' } = process.env
const http = Fastify()
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
await mountCatalogue(http, pool, ANSWERS)
mountCheckout(http, pool)
http.get('/healthz', () => ({ status: 'ok' }))
await http.listen({ host: '127.0.0.1', port: Number(PORT) })
process.once('SIGTERM', () => process.exit(0))
