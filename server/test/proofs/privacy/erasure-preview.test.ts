// The preview of an erasure counts what the erasure then removes: of a family of which everything is known, kind by kind.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErasurePreview } from '#core/modules/privacy/staff-api.ts'
import { forgetAccount } from '#server/modules/accounts/index.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { startTestApp } from '../../app.ts'
import { peopleOf, type Person } from '../../people.ts'
import { clerk } from '../../staff/clerk.ts'
import { aKnownFamily } from './family-with-data.ts'
import { PERSONAL_TABLES, type NamedTable } from './personal-tables.ts'
import { dumpOf } from './rows-of-tables.ts'

const app = await startTestApp()
const people = peopleOf(app)
afterAll(() => app.close())
const desk = app.as(clerk('stf000000000000000081', 'households.view', 'households.edit'))

/**
 * A code is valid for minutes, a known browser is a mark without a name, and a planned deletion is the deletion itself. The requests
 * of the family are on the same page.
 */
const NOT_COUNTED = ['otp.known_browser', 'otp.verification', 'privacy.deletion', 'privacy.request']

describe('the preview of an erasure', () => {
  let person: Person
  let preview: ErasurePreview
  let before: Awaited<ReturnType<typeof dumpOf>>
  let after: Awaited<ReturnType<typeof dumpOf>>
  beforeAll(async () => {
    person = await aKnownFamily(app, people)
    for (let round = 0; round < 3; round += 1) await app.runJobs()
    const accountId = person.data.accountId as never // a household's own id
    preview = await desk.staffPrivacyActions.previewErasure({ id: accountId })
    before = await dumpOf(app)
    await inTransaction(app.ctx.db, (tx) => forgetAccount(app.ctx, tx, person.data.accountId))
    for (let round = 0; round < 3; round += 1) await app.runJobs()
    after = await dumpOf(app)
  })

  const reached = (fate: string) => PERSONAL_TABLES.filter(({ erased }) => erased === fate)
  const countsOf = (...fates: string[]) =>
    Object.fromEntries(preview.parts.filter(({ fate }) => fates.includes(fate)).map(({ called, count }) => [called, count])) // prettier-ignore

  it('counts every table that the erasure reaches', () => {
    const uncounted = [...reached('GONE'), ...reached('EMPTIED')].filter(({ counted }) => !counted)
    expect(uncounted.map(({ table }) => table).toSorted()).toEqual(NOT_COUNTED)
  })

  it('counts the rows that are then deleted or emptied', () => {
    const erased: Record<string, number> = {}
    for (const { table, counted } of [...reached('GONE'), ...reached('EMPTIED')]) {
      const rows = new Set(after.get(table))
      const lost = (before.get(table) ?? []).filter((row) => !rows.has(row)).length
      if (counted && lost > 0) erased[counted.called] = (erased[counted.called] ?? 0) + lost
    }
    expect(countsOf('REMOVED', 'EMPTIED')).toEqual(erased)
    expect(Object.keys(erased).length).toBeGreaterThan(30)
  })

  it('counts the rows that then stay, and says of each kind why', () => {
    const kept: Record<string, number> = {}
    for (const { table, counted } of PERSONAL_TABLES.filter(staysWithCount)) {
      expect(after.get(table)?.length).toBe(before.get(table)?.length)
      const rows = (before.get(table) ?? []).filter((row) => names(row)).length
      if (counted && rows > 0) kept[counted.called] = (kept[counted.called] ?? 0) + rows
    }
    expect(countsOf('KEPT')).toEqual(kept)
    expect(preview.parts.filter(({ fate, why }) => fate !== 'REMOVED' && !why)).toEqual([])
  })

  it('has the names of the learners, for the person who decides', () => {
    expect(preview).toMatchObject({ learners: ['Kanarina Zwitscher'], graceDays: 7, keptForYears: 8 })
  })

  const names = (row: string) => row.includes(person.data.accountId) || row.includes(person.data.userId)
})

function staysWithCount({ erased, counted }: NamedTable): boolean {
  return typeof erased === 'object' && counted !== undefined
}
