import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { borrowPostgres } from '../../tools/postgres/borrow.ts'
import { dropDemo, prepareTemplate } from './database.ts'

export default async function setup(project: TestProject) {
  const { url, giveBack } = await borrowPostgres()
  const demo = `demo_${process.pid}_${project.name}`
  const demoFiles = mkdtempSync(join(tmpdir(), 'kandil-demo-'))
  project.provide('postgresUrl', url)
  project.provide('template', await prepareTemplate(url))
  project.provide('demo', demo)
  project.provide('demoFiles', demoFiles)
  return async () => {
    await dropDemo(url, demo)
    await giveBack()
    rmSync(demoFiles, { recursive: true, force: true })
  }
}
