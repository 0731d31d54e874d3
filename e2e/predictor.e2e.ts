// The college predictor: a learner keeps seats on a list; staff bring a file, and a second person publishes it.
import { readFile } from 'node:fs/promises'
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { postToApi, signUpByApi } from './family.ts'
import { staffPage } from './staff-page.ts'
import { axe, expect, test } from './test.ts'

const YEAR = new Date().getFullYear()
const SOURCE = 'Closing ranks of a special round'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a learner finds colleges by rank, keeps two seats and puts them in order', async ({
    page,
    phone,
    complaints,
  }) => {
    const main = page.getByRole('main')
    await test.step('a visitor reads what is within reach, and where each number comes from', async () => {
      await page.goto('/predictor')
      await expect(main.getByText('Sample data', { exact: true })).toBeVisible()
      await axe(page)
      await main.getByRole('button', { name: 'Show the colleges' }).click()
      await expect(main.getByText('Enter at least one rank of this exam.')).toBeVisible()
      await main.getByLabel('JEE Main rank (CRL)').fill('12,000')
      await main.getByRole('button', { name: 'Show the colleges' }).click()
      await expect(main.getByText(/Choose your home state/).first()).toBeVisible()
      await main.getByLabel('Home state').selectOption('Karnataka')
      await main.getByRole('button', { name: 'Show the colleges' }).click()
      await expect(main.getByRole('heading', { name: /seats within reach/ })).toBeVisible()
      await expect(main.getByText(`Closed in ${YEAR}`).first()).toBeVisible()
      await expect(main.getByText('%')).toHaveCount(0)
      await axe(page)
    })

    await test.step('only ranks of the chosen category are asked for', async () => {
      await expect(main.getByLabel('JEE Main category rank')).toBeHidden()
      await main.getByLabel('Category', { exact: true }).selectOption('OBC-NCL')
      await expect(main.getByLabel('JEE Main category rank')).toBeVisible()
      await expect(main.getByLabel('JEE Main category-PwD rank')).toBeHidden()
      await main.getByLabel('Category', { exact: true }).selectOption('Open (general)')
    })

    await test.step('a sheet has the same seats', async () => {
      const download = page.waitForEvent('download')
      await main.getByRole('link', { name: 'Download CSV' }).click()
      expect((await download).suggestedFilename()).toBe('colleges.csv')
    })

    await test.step('a college shows all its seats, each number with its round and source', async () => {
      const college = main
        .getByRole('article')
        .first()
        .getByRole('link', { name: /^Sample / })
      const name = (await college.textContent()) ?? ''
      await college.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(main.getByRole('columnheader', { name: `Closed in ${YEAR}` }).first()).toBeVisible()
      const round = main
        .getByRole('cell')
        .getByRole('link', { name: /^Round \d/ })
        .first()
      const source = (await round.getAttribute('href')) ?? ''
      await expect(main.locator(source)).toBeVisible()
      await axe(page)
      await page.goBack()
    })

    await signUpByApi(page, phone)
    await postToApi(page, '/editProfile', { birthYear: 1990 })
    await test.step('signed in, it keeps two seats', async () => {
      await page.reload()
      for (const no of [0, 1]) {
        await main.getByRole('button', { name: 'Keep on my list' }).first().click()
        await expect(main.getByText('On your list ✓')).toHaveCount(no + 1)
      }
      await main.getByRole('link', { name: 'My college list' }).click()
      await expect(main.getByText('2 choices, in your order')).toBeVisible()
      await axe(page)
      const download = page.waitForEvent('download')
      await main.getByRole('link', { name: 'Download CSV' }).click()
      const sheet = await readFile(await (await download).path(), 'utf8')
      expect(sheet.trim().split('\n')).toHaveLength(3)
      expect(sheet).toMatch(/^\uFEFFchoice,college,/)
    })

    await test.step('and puts them in order by buttons and numbers', async () => {
      const names = main.getByRole('heading', { level: 3 })
      const [first = ''] = await names.allTextContents()
      await main.getByRole('button', { name: 'Down to place 2' }).click()
      await expect(names.nth(1)).toContainText(first.slice(3))
      await main.getByRole('spinbutton', { name: 'Place' }).nth(1).fill('1')
      await main.getByRole('button', { name: 'Move', exact: true }).nth(1).click()
      await expect(names.first()).toContainText(first.slice(3))
      await main.getByRole('button', { name: 'Take off' }).first().click()
      await expect(main.getByText('1 choice, in your order')).toBeVisible()
    })

    await test.step('the list is read without a connection too', async () => {
      const name = (await main.getByRole('heading', { level: 3 }).textContent()) ?? ''
      await page.goto('/me/colleges')
      await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/me/colleges')))).toBe(true)
      await page.evaluate(async () => void (await navigator.serviceWorker.ready))
      await page.context().setOffline(true)
      await page.goto('/me/colleges')
      await expect(main.getByRole('heading', { level: 3 })).toHaveText(name)
      await page.context().setOffline(false)
      complaints.splice(0)
    })
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor finds colleges, narrows them down and reads one', async ({ page }) => {
    const main = page.getByRole('main')
    await page.goto('/predictor')
    await main.getByLabel('Category', { exact: true }).selectOption('OBC-NCL')
    await main.getByLabel('Home state').selectOption('Karnataka')
    await main.getByLabel('JEE Main rank (CRL)').fill('30,000')
    await main.getByLabel('JEE Main category rank').fill('9000')
    await main.getByRole('button', { name: 'Show the colleges' }).click()
    await expect(main.getByText(/^Your rank: 9,000, JEE Main category rank$/).first()).toBeVisible()
    await main.getByText('Filter and sort').click()
    await main.getByLabel('Kind of college').selectOption('NIT')
    await main.getByRole('button', { name: 'Show', exact: true }).click()
    const colleges = main.getByRole('article').getByRole('link', { name: /^Sample / })
    await expect(colleges.first()).toHaveText(/^Sample NIT/)
    await colleges.first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Sample NIT/)
    await expect(main.getByRole('heading', { name: 'Where these numbers come from' })).toBeVisible()
  })
})

test('an analyst brings a file, its faulty row is kept back, and another person publishes it', async ({ browser }) => {
  const wide = { viewport: { width: 1280, height: 900 } }
  const analyst = await staffPage(browser, DEMO_STAFF.emails[0], wide)
  await analyst.goto('/console/predictor-sets/create')
  await analyst.getByRole('spinbutton', { name: 'Year' }).fill(String(YEAR))
  await analyst.getByRole('spinbutton', { name: 'Round' }).fill('7')
  await analyst.getByRole('textbox', { name: 'Source', exact: true }).fill(SOURCE)
  await analyst.getByLabel('Published on').fill(`${YEAR}-08-20`)
  await analyst.getByRole('button', { name: 'Save' }).click()
  const [sample] = await Promise.all([
    analyst.waitForEvent('download'),
    analyst.getByRole('button', { name: 'Sample file with faults' }).click(),
  ])
  expect(sample.suggestedFilename()).toBe(`sample-data-with-faults-josaa-${YEAR}-round-7.csv`)
  await expect(analyst.getByRole('list', { name: 'Planted faults' })).toContainText('gate 10')
  await analyst.getByLabel('Table of comma-separated values (.csv)').setInputFiles(await sample.path())
  await analyst.getByRole('button', { name: 'Put it through the gates' }).click()
  await expect(analyst.getByText(/rows passed, \d{2} are in quarantine\.$/)).toBeVisible()
  await analyst.getByLabel('Table of comma-separated values (.csv)').setInputFiles({
    name: 'special.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'Institute,Academic Program Name,Quota,Seat Type,Gender,Opening Rank,Closing Rank',
        '"Sample IIT Kaveri","Computer Science and Engineering (4 Years, Bachelor of Technology)",AI,OPEN,Gender-Neutral,20,60',
        '"Sample IIT Nowhere","Civil Engineering (4 Years, Bachelor of Technology)",AI,OPEN,Gender-Neutral,20,60',
      ].join('\n'),
    ),
  })
  await analyst.getByRole('button', { name: 'Put it through the gates' }).click()
  await expect(analyst.getByText('1 rows passed, 1 are in quarantine.')).toBeVisible()
  await expect(analyst.getByText(/“Sample IIT Nowhere” is no college that has been entered/).first()).toBeVisible()
  await axe(analyst)
  await analyst.getByRole('button', { name: 'Hand it in' }).click()
  await expect(analyst.getByText('You had a part in this file. Another person must publish it.')).toBeVisible()

  const approver = await staffPage(browser, DEMO_STAFF.examiner, wide)
  await approver.goto(analyst.url())
  await approver.getByRole('button', { name: 'Publish 1 rows' }).click()
  await expect(approver.getByRole('heading', { name: 'Take back' })).toBeVisible()
  const visitor = await browser.newPage()
  await visitor.goto(`${process.env['E2E_URL']}/predictor?exam=JOSAA`)
  await expect(visitor.getByText(SOURCE)).toBeVisible()

  await approver.getByLabel('Reason').fill('The source has corrected it.')
  await approver.getByRole('button', { name: 'Take it back' }).click()
  await expect(approver.getByText('It is taken back.')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText(SOURCE)).toHaveCount(0)
  for (const page of [analyst, approver]) await page.context().close()
  await visitor.close()
})
