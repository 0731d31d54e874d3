// Everything the product is held against that is a server: bare Fastify, with node-pg where there is a database.
import Fastify from 'fastify'
import pg from 'pg'
import { mountCatalogue } from './catalogue.ts'
import { mountCheckout } from './checkout.ts'
import { mountPage } from './page.ts'

const [databaseUrl, port, answersFile = '', pageFile = ''] = process.argv.slice(2)
const http = Fastify()
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
await mountCatalogue(http, pool, answersFile)
mountCheckout(http, pool)
mountPage(http, pageFile)
http.get('/healthz', () => ({ status: 'ok' }))
await http.listen({ host: '127.0.0.1', port: Number(port) })
process.once('SIGTERM', () => process.exit(0))
