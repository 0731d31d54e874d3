// Every screen of the console: its list and its first record are opened and looked at, show no raw values, and the record is
// saved as it is.
import type { Page } from '@playwright/test'
import { api } from '#core/api.ts'
import type { Endpoint } from '#core/kernel/endpoint.ts'
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { ofProvenModules } from '#server/test/proofs/how-much.ts'
import { moduleOf } from '#server/test/proofs/module-of.ts'
import { expectNoRawValues } from './raw-values.ts'
import { staffPage } from './staff-page.ts'
import { axe, expect, test } from './test.ts'

const [OWNER] = DEMO_STAFF.emails

const groups = Object.entries<Readonly<Record<string, Endpoint>>>(api)
/** Lists that a form offers to choose from, without a screen. */
const CHOSEN_FROM = ['school-papers']
/** Every list that staff have. The name of the resource is the address of its screen. */
const screens = groups
  .flatMap(([group, { list, export: taking }]) =>
    list && taking ? { module: moduleOf(group), name: list.path.replace('/staff/', '') } : [],
  )
  .filter(({ name }) => !CHOSEN_FROM.includes(name))

/** Shares of about the same size, each in a test of its own. */
const SHARES = 3
const proven = ofProvenModules(screens)

async function isShown(page: Page): Promise<void> {
  const rows = page.locator('.RaList-main').locator('table, .nothing, .menu-tree')
  await expect(rows.first()).toBeVisible()
  // Until the rows have come, a table of blanks holds their place.
  await expect(page.locator('.RaList-main th', { hasText: /^\u00a0$/ })).toHaveCount(0)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
}

/** A form that is not closed is saved with a reason only: that is taken, and changes nothing. */
async function saveAsItIs(page: Page, name: string): Promise<void> {
  const reason = page.getByLabel('Reason (stored in the audit log)').first()
  const save = page.locator('.saving').getByRole('button', { name: 'Save' })
  if (!(await save.isVisible())) return
  await reason.fill('Looked at without a change.')
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
  await save.click()
  expect((await answered).ok(), `${name} is saved as it is`).toBe(true)
}

for (let share = 0; share < SHARES; share += 1)
  test(`the screens of the console can be looked at by everybody, and each record saved as it is (${share + 1} of ${SHARES})`, async ({ browser }) => {
    const own = proven.filter((_, i) => i % SHARES === share)
    test.setTimeout(own.length * 40_000)
    const page = await staffPage(browser, OWNER, { viewport: { width: 1280, height: 900 } })
    for (const { name } of own)
      await test.step(name, async () => {
        await page.goto(`/console/${name}`)
        await isShown(page)
        await axe(page)
        await expectNoRawValues(page)
        const row = page.locator('a.row-link').first()
        if (!(await row.isVisible())) return
        await row.click()
        await expect(page.locator('.edit-page, .show-page')).toBeVisible()
        await expect(page.getByRole('progressbar')).toHaveCount(0)
        await axe(page)
        await expectNoRawValues(page)
        await saveAsItIs(page, name)
      })
    await page.context().close()
  }) // prettier-ignore
