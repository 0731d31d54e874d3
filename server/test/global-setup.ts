import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../tools/postgres.ts'
import { prepareTemplate } from './database.ts'

/** Starts PostgreSQL, or uses TEST_DATABASE_URL, and stops it if it was not running before. */
export default async function setup(project: TestProject) {
  const given = process.env['TEST_DATABASE_URL']
  const folder = join(import.meta.dirname, '../../.data/test')
  const postgres = given ? undefined : await startPostgres({ folder, isThrowaway: true })
  const postgresUrl = given ?? postgres?.url ?? ''
  project.provide('postgresUrl', postgresUrl)
  project.provide('template', await prepareTemplate(postgresUrl))
  return () => {
    if (postgres && !postgres.wasRunning) postgres.stop()
  }
}
