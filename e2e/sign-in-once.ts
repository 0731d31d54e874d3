// One sign-in for all journeys of a run: a number gets few codes an hour, and a code of staff counts once.
import type { BrowserContext, Page } from '@playwright/test'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect } from './test.ts'

type Cookies = Parameters<BrowserContext['addCookies']>[0]

/** The first journey that needs this person signs them in; the others wait for that, and have the same session. */
export async function signInOnce(page: Page, person: string, signIn: (page: Page) => Promise<void>): Promise<void> {
  const run = `kandil-journeys-${process.env['E2E_RUN']}-${new URL(process.env['E2E_URL'] ?? '').port}`
  const folder = join(tmpdir(), run, person)
  const file = join(folder, 'cookies.json')
  if (isFirst(folder)) await signInForAll()
  await expect.poll(() => existsSync(file)).toBe(true)
  await page.context().addCookies(JSON.parse(readFileSync(file, 'utf8')) as Cookies) // written below

  async function signInForAll(): Promise<void> {
    try {
      await signIn(page)
      writeFileSync(`${file}.part`, JSON.stringify(await page.context().cookies()))
      renameSync(`${file}.part`, file)
    } catch (problem) {
      rmSync(folder, { recursive: true })
      throw problem
    }
  }
}

/** The folder can be made once. */
function isFirst(folder: string): boolean {
  mkdirSync(dirname(folder), { recursive: true })
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}
