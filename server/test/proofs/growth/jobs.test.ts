// No job and no webhook reads more rows the more families there are: they read what is due or has changed, in portions. Each runs
// on a database with thousands of families, and the plans that PostgreSQL carried out for it are read.
import { afterAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../app.ts'
import { makeLarge } from './large.ts'

const app = await startTestApp()
afterAll(() => app.close())

/** No job works on more rows by one statement. */
const PORTION = 1_000

let large: ReturnType<typeof makeLarge> | undefined
const prepared = () => (large ??= makeLarge(app, { portion: PORTION, likeLarge: ['families'] }))

/** The first run does what thousands of families have due, the second finds nothing but what is always there. */
let first: Promise<Map<string, string[]>> | undefined
const runAll = () => (first ??= runEach())

const timetable = app.jobs.filter(({ cron }) => cron !== undefined).map(({ name }) => name)

async function runEach(): Promise<Map<string, string[]>> {
  const { growing } = await prepared()
  const found = new Map<string, string[]>()
  for (const name of timetable) {
    growing()
    await app.runJob(name)
    found.set(name, growing())
    // As PostgreSQL does by itself after a job has changed many rows: one of them ends thousands of enrolments.
    await app.asOwner('vacuum analyze enrolments.enrolment')
  }
  await app.asOwner('vacuum analyze')
  return found
}

describe('a job', () => {
  it.for(timetable)('%s reads what is due, in portions', async (name) => {
    const found = await runAll()
    expect(found.get(name)).toEqual([])
    const { growing } = await prepared()
    growing()
    await app.runJob(name)
    expect(growing()).toEqual([])
  })
})
