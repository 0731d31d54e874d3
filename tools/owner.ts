// `npm run owner -- leela@example.in "Leela Menon"`: the first owner of a new installation. Prints a link that works once.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { toInstant } from '#core/kernel/time.ts'
import { inviteFirstOwner } from '#server/first-owner.ts'
import { createDatabase } from './postgres/database.ts'
import { startPostgres } from './postgres/postgres.ts'

const ENV = join(import.meta.dirname, '../.env')
const DATA = join(import.meta.dirname, '../.data')
const [email = '', name = ''] = process.argv.slice(2)

if (!/^\S+@\S+\.\S+$/.test(email) || name.trim() === '') {
  console.error('Say who: npm run owner -- leela@example.in "Leela Menon"')
  process.exit(1)
}
if (existsSync(ENV)) process.loadEnvFile(ENV)
const given = process.env['DATABASE_URL']
// As `npm start` does it: without a database of yours, ours.
const own = given ? undefined : await startPostgres({ folder: DATA })
const url = given ?? (await createDatabase(own?.url ?? '', 'kandil'))
const env = { ...process.env, DATABASE_URL: url }
const link = await inviteFirstOwner({ env, now: () => toInstant(Date.now()), email, name })
if (own && !own.wasRunning) await own.stop()
console.log(
  link
    ? `Open this within a day:\n\n  ${link}\n`
    : 'Somebody has a login already: owners invite others in the console.',
)
process.exit(link ? 0 : 1)
