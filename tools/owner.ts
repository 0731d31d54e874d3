// `npm run owner -- leela@example.in "Leela Menon"`: the first owner of a new installation. Prints a link that works once.
// `npm run owner -- --remove anil@example.in`: deactivates an owner, also the last other one, whom the console keeps.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { toInstant } from '#core/kernel/time.ts'
import { deactivateOwner, inviteFirstOwner } from '#server/owners.ts'
import { createDatabase } from './postgres/database.ts'
import { startPostgres } from './postgres/postgres.ts'

const ENV = join(import.meta.dirname, '../.env')
const DATA = join(import.meta.dirname, '../.data')
const words = process.argv.slice(2)
const isRemoval = words[0] === '--remove'
const [email = '', name = ''] = isRemoval ? words.slice(1) : words

if (!/^\S+@\S+\.\S+$/.test(email) || (!isRemoval && name.trim() === '')) {
  console.error(
    'Enter who: npm run owner -- leela@example.in "Leela Menon", or npm run owner -- --remove leela@example.in',
  )
  process.exit(1)
}
if (existsSync(ENV)) process.loadEnvFile(ENV)
const given = process.env['DATABASE_URL']
// As `npm start` does it: without a database of yours, ours.
const own = given ? undefined : await startPostgres({ folder: DATA })
const url = given ?? (await createDatabase(own?.url ?? '', 'kandil'))
const installation = { env: { ...process.env, DATABASE_URL: url }, now: () => toInstant(Date.now()) }
const { isDone, message } = isRemoval ? await remove() : await invite()
if (own && !own.wasRunning) await own.stop()
console.log(message)
process.exit(isDone ? 0 : 1)

async function invite() {
  const link = await inviteFirstOwner(installation, { email, name })
  if (link) return { isDone: true, message: `Open this within a day:\n\n  ${link}\n` }
  return { isDone: false, message: 'Somebody has a login already: owners invite others in the console.' }
}

async function remove() {
  const outcome = await deactivateOwner(installation, email)
  const messages = {
    REMOVED: `${email} is deactivated and logged out everywhere.`,
    NO_SUCH_OWNER: `No active owner has the address ${email}.`,
    LAST_OWNER: `${email} is the only owner. Invite another one first.`,
  }
  return { isDone: outcome === 'REMOVED', message: messages[outcome] }
}
