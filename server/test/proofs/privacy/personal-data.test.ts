// A family of which everything is known takes its data along and is forgotten, in every table of the database: a new table
// that names somebody is found here before it is forgotten.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY } from '#core/kernel/time.ts'
import type { PersonalData } from '#core/modules/privacy/api.ts'
import { startTestApp } from '../../app.ts'
import { peopleOf, type Person } from '../../people.ts'
import { aKnownFamily, DECLARED, WORDS } from './family-with-data.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'
import { dumpOf, isLookedAt, tablesOf } from './rows-of-tables.ts'

const app = await startTestApp()
const people = peopleOf(app)
afterAll(() => app.close())

const NAMES_SOMEBODY =
  /account|learner|phone|email|recipient|guardian|household|student|buyer|customer|birth|invited_by|accepted_by/

describe('every table that may name somebody', () => {
  it('is known to export and erasure', async () => {
    const { rows } = await app.pool.query<{ name: string; column: string }>(
      `select table_schema || '.' || table_name as name, column_name as column from information_schema.columns`,
    )
    const naming = (table: string) => rows.some(({ name, column }) => name === table && NAMES_SOMEBODY.test(column))
    const found = (await tablesOf(app)).filter((table) => isLookedAt(table) && naming(table))
    const known = PERSONAL_TABLES.map(({ table }) => table)
    expect(found.filter((table) => !known.includes(table))).toEqual([])
    expect(known.filter((table) => !rows.some(({ name }) => name === table))).toEqual([])
  })
})

describe('a family of which everything is known', () => {
  let person: Person
  let data: PersonalData
  let before: ReadonlyMap<string, string>
  beforeAll(async () => {
    person = await aKnownFamily(app, people)
    data = await person.client.privacy.exportData({})
    before = await dump()
  })

  const ids = () => [person.data.accountId, person.data.userId]
  const naming = (rows: ReadonlyMap<string, string>, words: readonly string[]) =>
    [...rows].filter(([, text]) => words.some((word) => text.includes(word))).map(([table]) => table)

  it('stands nowhere that is not known', () => {
    const known = PERSONAL_TABLES.map(({ table }) => table)
    expect(naming(before, [...ids(), ...WORDS, person.phone]).filter((table) => !known.includes(table))).toEqual([])
  })

  it('takes the stored data along', () => {
    const told = JSON.stringify(data)
    for (const word of WORDS) expect(told).toContain(word)
    const partOf = (path: string) => {
      const [module = '', part = ''] = path.split('.')
      return [data.household, ...data.learners].map((parts) => parts[module]?.[part]).find((each) => each !== undefined)
    }
    const isEmpty = (part: unknown) => part === null || part === undefined || Object.keys(part).length === 0
    const empty = PERSONAL_TABLES.filter(({ table }) => naming(before, ids()).includes(table))
      .filter(({ exported }) => typeof exported === 'string' && isEmpty(partOf(exported)))
      .map(({ table }) => table)
    expect(empty).toEqual([])
  })

  it('is forgotten, but for what is kept by ids and for the law', async () => {
    await person.client.privacy.deleteAccount({ confirmation: await people.confirmation(person) })
    for (let day = 0; day < 38; day += 1) app.moveClock(DAY)
    for (let round = 0; round < 3; round += 1) await app.runJobs()
    await app.runJob('platform.housekeeping')
    const after = await dump()
    const left = (kind: string) => PERSONAL_TABLES.filter(({ erased }) => erased === kind).map(({ table }) => table)
    expect(naming(after, ids()).filter((table) => left('GONE').includes(table))).toEqual([])
    expect(naming(after, [...WORDS, person.phone])).toEqual(['invoices.invoice'])
    expect(naming(after, [DECLARED])).toEqual([])
    // Every erased table had rows before, except those that a child's family without a partner or an offer does not
    // have, those that name an attempt at a test or a question, and no person, and one that has only a hash of the number:
    // server/modules/otp/foreign-number.test.ts proves that its rows are gone.
    const never = [
      'attempts.response',
      'attempts.score',
      'attempts.score_revision',
      'attempts.signal',
      'attempts.written_mark',
      'home.lantern_night',
      'otp.known_browser',
      'partners.link',
      'privacy.deletion',
      'sales.lead',
      'tickets.message',
    ]
    const was = naming(before, [...ids(), person.phone])
    expect(
      left('GONE')
        .filter((table) => !was.includes(table))
        .toSorted(),
    ).toEqual(never)
  })
})

/** Every row of every table as text, table by table. */
async function dump(): Promise<ReadonlyMap<string, string>> {
  return new Map([...(await dumpOf(app))].map(([table, rows]) => [table, rows.join('\n')]))
}
