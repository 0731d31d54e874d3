// The real app with its built pages.
import { buildPages } from '../../tools/stack/build.ts'
import { startTestApp, type TestApp } from './app.ts'
import { oneAtATime } from './database.ts'

/** A build takes half a minute, and longer on a busy machine. */
export const BUILD_WITHIN_MS = 600_000

export function buildOnce(): Promise<void> {
  return oneAtATime(buildPages)
}

export async function startTestAppWithPages(settings: Readonly<Record<string, string>> = {}): Promise<TestApp> {
  await buildOnce()
  return startTestApp({}, { PAGES: 'built', ...settings })
}
