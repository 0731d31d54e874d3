// A test in school on one tablet that a class shares: nobody has an account, and nothing of a pupil is left for the next one.
import type { Page } from '@playwright/test'
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { staffPage } from './staff-page.ts'
import { axe, expect, test } from './test.ts'

const CODE = 'KANDL2'

const main = (page: Page) => page.getByRole('main')

async function join(page: Page, name: string, roll: string): Promise<void> {
  await main(page).getByLabel('Name, or another word for you').fill(name)
  await main(page).getByLabel('Class').fill('8B')
  await main(page).getByLabel('Roll number').fill(roll)
  await main(page).getByRole('button', { name: 'Join' }).click()
}

test('two pupils write on one tablet, one of them without a connection for a while', async ({ page, context, complaints, phone }) => {
  await test.step('a code from the board opens the test', async () => {
    await page.goto('/in-school-test')
    await axe(page)
    await main(page).getByLabel('Code').fill('zzzzzz')
    await main(page).getByRole('button', { name: 'Open the test' }).click()
    await expect(main(page).getByText('No test has this code.')).toBeVisible()
    await main(page).getByLabel('Code').fill(CODE.toLowerCase())
    await main(page).getByRole('button', { name: 'Open the test' }).click()
    await expect(main(page).getByRole('heading', { level: 1, name: 'Science talent round' })).toBeVisible()
    await axe(page)
  })

  await test.step('the first pupil joins, picks a category and answers, for a while without a connection', async () => {
    await join(page, 'Meena', `${phone}1`)
    await expect(main(page).getByRole('heading', { name: 'Hello Meena' })).toBeVisible()
    await axe(page)
    await main(page).getByRole('button', { name: /^Biology/ }).click()
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Question 9 of 16')
    await main(page).getByRole('radio').first().check()
    await expect(main(page).getByText('All answers are saved.')).toBeVisible()
    await context.setOffline(true)
    await main(page).getByRole('button', { name: 'Save & next' }).click()
    await main(page).getByRole('radio').nth(1).check()
    await expect(main(page).getByText(/answers wait on this phone/)).toBeVisible()
    await context.setOffline(false)
    await expect(main(page).getByText('All answers are saved.')).toBeVisible()
  })

  await test.step('the result waits until the class has written, and its link is there', async () => {
    await main(page).getByRole('button', { name: 'Submit the test' }).click()
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(main(page).getByText('Meena', { exact: true })).toBeVisible({ timeout: 30_000 })
    await expect(main(page).getByText('Saraswati Vidyalaya')).toBeVisible()
    await expect(main(page).getByText(/^Result expected on/)).toBeVisible()
    await expect(main(page).getByRole('img', { name: 'QR code of the link' })).toBeVisible()
    await expect(main(page).getByRole('heading', { name: 'Solutions' })).toHaveCount(0)
    await axe(page)
  })

  await test.step('the next pupil finds nothing of the first', async () => {
    await main(page).getByRole('button', { name: 'Next pupil' }).click()
    await expect(main(page).getByLabel('Roll number')).toHaveValue('')
    const left = await page.evaluate(async () => [localStorage.getItem('kandil-in-school'), (await caches.keys()).includes('kandil-quiz')])
    expect(left).toEqual([null, false])
    await join(page, 'Kabir', `${phone}1`)
    await expect(main(page).getByText(/has joined already/)).toBeVisible()
    await main(page).getByLabel('Roll number').fill(`${phone}2`)
    await main(page).getByLabel('PIN of your teacher').fill('')
    await main(page).getByRole('button', { name: 'Join' }).click()
    await expect(main(page).getByRole('heading', { name: 'Hello Kabir' })).toBeVisible()
  })
  // The wrong code, the refused roll number and the cut network, and nothing else.
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch|404|409/.test(each)))
}) // prettier-ignore

test('a sheet of paper whose pupil joins before it is entered stays named when the others are entered', async ({ browser, page, phone }) => {
  const owner = await staffPage(browser, DEMO_STAFF.emails[0], { viewport: { width: 1280, height: 900 } })
  await owner.goto('/console/school-sessions')
  await owner.getByRole('cell', { name: CODE }).first().click()
  const sheet = `class,roll,name,${Array.from({ length: 16 }, (_, i) => i + 1).join()}\n9D,${phone}1,Tara,A${','.repeat(15)}\n9D,${phone}2,Dev,A${','.repeat(15)}`
  const file = { name: 'sheets.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) }
  await owner.locator('input[type="file"]').setInputFiles(file)
  await expect(owner.getByText('2 sheets can be entered.')).toBeVisible()
  const joined = await page.request.post(`/api/in-school-test/sessions/${CODE}/join`, { data: { name: 'Tara', className: '9D', roll: `${phone}1` } })
  expect(joined.ok()).toBe(true)
  await owner.getByRole('button', { name: 'Enter and mark 2 sheets' }).click()
  await expect(owner.getByText('1 sheet entered.')).toBeVisible()
  await expect(owner.getByText('Row 2, roll: This class and roll number is there already.')).toBeVisible()
  await expect(owner.getByRole('button', { name: /Enter and mark/ })).toHaveCount(0)
  await axe(owner)
}) // prettier-ignore
