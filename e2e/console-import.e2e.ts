// A sheet of schools is imported by the keyboard: faults and duplicates are named, corrected and imported again (H21).
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { staffPage } from './staff-page.ts'
import { axe, expect, test } from './test.ts'

const [OWNER] = DEMO_STAFF.emails

/** Moves to it by the Tab key and presses Enter. */
async function press(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused({ timeout: 100 })
  }).toPass({ intervals: [0] })
  await page.keyboard.press('Enter')
}

async function chooseFile(page: Page, button: string, rows: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await press(page, page.getByRole('button', { name: button }))
  await (await chooser).setFiles({ name: 'schools.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) })
}

async function saved(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download')
  await press(page, page.getByRole('button', { name: button }))
  return readFile(await (await download).path(), 'utf8')
}

test('a sheet of schools is imported by the keyboard, with its faults and duplicates put right', async ({
  browser,
}) => {
  const page = await staffPage(browser, OWNER, { viewport: { width: 1280, height: 900 } })
  await page.goto('/console/schools')
  await press(page, page.getByRole('button', { name: 'Import' }))
  const template = await saved(page, 'Download the template')
  expect(template.split(/\r?\n/)[0]).toBe('\ufeffSchool,City,State,PIN code,Board')

  await test.step('the preview names each fault by the row of the sheet', async () => {
    const sheet = [
      'School name,City,State,PIN,Board',
      'Bal Bharati Import School,Pune,Maharashtra,411045,CBSE',
      '',
      'Bal Bharati Import School,Pune,Maharashtra,411045,CBSE',
      'Vidya Import School,Nagpur,Maharashtra,4400,CBSE',
      'Asha Import School,Nashik,Mahrashtra,422001,CBSE',
      'Uday Import School,Thane,Maharashtra,400601,CBSE',
    ]
    await chooseFile(page, 'Choose a file', sheet.join('\r\n'))
    await expect(page.getByRole('heading', { name: '2 of 5 can be added' })).toBeVisible()
    const faults = page.getByRole('table', { name: 'Not added' }).getByRole('row')
    await expect(faults).toHaveCount(4)
    await expect(faults.nth(1)).toContainText(/^4\s*School\s*Bal Bharati Import School/)
    await expect(faults.nth(1)).toContainText('in the list already')
    await expect(faults.nth(2)).toContainText(/^5\s*PIN code\s*4400/)
    await expect(faults.nth(3)).toContainText(/^6\s*State\s*Mahrashtra/)
    await axe(page)
  })

  const failed = await saved(page, 'Download the rows that failed')
  expect(failed).toContain('Problem')
  await press(page, page.getByRole('button', { name: 'Add 2' }))
  await expect(page.getByText('2 were added.')).toBeVisible()

  await test.step('the file of what failed is corrected and imported; what is in the database is a duplicate', async () => {
    const corrected = failed.replace(/,4400,/, ',440001,').replace('Mahrashtra', 'Maharashtra')
    await page.goto('/console/schools')
    await press(page, page.getByRole('button', { name: 'Import' }))
    await chooseFile(page, 'Choose a file', corrected)
    await expect(page.getByRole('heading', { name: '2 of 3 can be added' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Not added' })).toContainText('in the list already')
    await press(page, page.getByRole('button', { name: 'Add 2' }))
    await expect(page.getByText('2 were added.')).toBeVisible()
  })
  await page.goto(`/console/schools?filter=${encodeURIComponent(JSON.stringify({ q: 'Import School' }))}`)
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(5)
  await page.context().close()
})
