// The real app with the demo data. They are loaded once in a run of tests, and each test file gets a copy.
import { cpSync } from 'node:fs'
import { inject } from 'vitest'
import { seedIfEmpty } from '#server/seed.ts'
import { startTestApp, type TestApp } from './app.ts'
import { databaseAt, demoDatabase, type TestDatabase } from './database.ts'
import { buildOnce } from './pages.ts'

export function startDemoApp(settings: Readonly<Record<string, string>> = {}): Promise<TestApp> {
  return startTestApp({}, settings, undefined, async (files) => {
    const database = await demoDatabase(load)
    cpSync(inject('demoFiles'), files, { recursive: true })
    return database
  })
}

export async function startDemoAppWithPages(): Promise<TestApp> {
  await buildOnce()
  return startDemoApp({ PAGES: 'built' })
}

async function load({ url }: TestDatabase): Promise<void> {
  const app = await startTestApp({}, { FILES_FOLDER: inject('demoFiles') }, undefined, () => databaseAt(url))
  await seedIfEmpty(app.ctx)
  await app.close()
}
