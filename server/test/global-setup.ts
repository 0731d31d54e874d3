import type { TestProject } from 'vitest/node'
import { borrowPostgres } from '../../tools/postgres/borrow.ts'
import { prepareTemplate } from './database.ts'

export default async function setup(project: TestProject) {
  const { url, giveBack } = await borrowPostgres()
  project.provide('postgresUrl', url)
  project.provide('template', await prepareTemplate(url))
  return giveBack
}
