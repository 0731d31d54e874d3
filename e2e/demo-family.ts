// The demo family, whose elder child has a course. Its number gets only a few codes an hour, so one sign-in is for all journeys.
import type { BrowserContext, Page } from '@playwright/test'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signInByApi } from './family.ts'
import { expect } from './test.ts'

const DEMO_FAMILY = '9000000003'
const folder = join(tmpdir(), `kandil-journeys-${process.env['E2E_RUN']}-${new URL(process.env['E2E_URL'] ?? '').port}`)
const file = join(folder, 'demo-family.json')

type Cookies = Parameters<BrowserContext['addCookies']>[0]

/** The first journey that needs the family signs it in; the others wait for that. */
export async function signInAsDemoFamily(page: Page): Promise<void> {
  if (isFirst()) await signInForAll(page)
  await expect.poll(() => existsSync(file)).toBe(true)
  await page.context().addCookies(JSON.parse(readFileSync(file, 'utf8')) as Cookies) // written below
}

/** The folder can be made once. */
function isFirst(): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}

async function signInForAll(page: Page): Promise<void> {
  try {
    await signInByApi(page, DEMO_FAMILY)
    writeFileSync(`${file}.part`, JSON.stringify(await page.context().cookies()))
    renameSync(`${file}.part`, file)
  } catch (problem) {
    rmSync(folder, { recursive: true })
    throw problem
  }
}
