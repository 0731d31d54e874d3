// A test is fair: the clock of the phone counts for nothing, and no answer is on the phone before the results are released.
import type { Page } from '@playwright/test'
import { secretsOf } from './database.ts'
import { addressOf } from './family.ts'
import { beLearner, main, next, openTest, saved, submitTest } from './quiz-page.ts'
import { axe, expect, test } from './test.ts'

const HOUR = 3_600_000
const SLEEP = 10 * 60_000
const PAPER = 'In two languages'

/** The seconds that are left, as the page shows them. */
async function secondsLeft(page: Page): Promise<number> {
  const text = await main(page).getByRole('timer').innerText()
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}

test('a phone whose clock is changed by hours, or that has slept, has the same time as all', async ({ page, phone }) => {
  await beLearner(page, phone)
  await page.clock.install()
  await openTest(page, PAPER)
  await main(page).getByRole('button', { name: 'Start the test' }).click()
  await expect(main(page).getByRole('timer')).toBeVisible()
  await main(page).getByRole('radio').first().check()
  await saved(page)
  const before = await secondsLeft(page)
  expect(before).toBeGreaterThan(13 * 60)
  for (const hours of [3, -3]) {
    await page.clock.setSystemTime(new Date(Date.now() + hours * HOUR))
    await next(page)
    await main(page).getByRole('radio').nth(1).check()
    await saved(page)
    expect(before - (await secondsLeft(page))).toBeLessThan(120)
  }
  // The lid was closed: the page's own clock has run on, and the server's has not.
  await page.clock.fastForward(10 * 60_000)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect.poll(async () => before - (await secondsLeft(page))).toBeLessThan(180)
  await next(page)
  await main(page).getByRole('radio').nth(2).check()
  await saved(page)
  await page.reload()
  await main(page).getByRole('button', { name: 'Continue the test' }).click()
  await main(page).getByRole('button', { name: 'All questions' }).click()
  await expect(page.getByRole('button', { name: /: Answered$/ })).toHaveCount(4)
}) // prettier-ignore

test('a phone that slept for ten minutes shows the time that is left, and its test ends when it would have ended', async ({ page, phone }) => {
  await beLearner(page, phone)
  await openTest(page, PAPER)
  await main(page).getByRole('button', { name: 'Start the test' }).click()
  await main(page).getByRole('radio').first().check()
  await saved(page)
  const before = await secondsLeft(page)
  // The lid is closed: the browser freezes the page, whose clock stands still, and the server's goes on.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setWebLifecycleState', { state: 'frozen' })
  await page.route('**/api/quiz/attempts/*/responses', async (route) => {
    const reply = await route.fetch()
    const answer = (await reply.json()) as { serverTime: number }
    await route.fulfill({ response: reply, json: { ...answer, serverTime: answer.serverTime + SLEEP } })
  })
  await browser.send('Page.setWebLifecycleState', { state: 'active' })
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect.poll(async () => before - (await secondsLeft(page))).toBeGreaterThanOrEqual(SLEEP / 1_000)
  expect(before - (await secondsLeft(page))).toBeLessThan(SLEEP / 1_000 + 60)
  await main(page).getByRole('radio').nth(1).check()
  await saved(page)
}) // prettier-ignore

test('a phone that is full says so, and its test goes on online', async ({ page, phone }) => {
  await beLearner(page, phone)
  await openTest(page, PAPER)
  await main(page).getByRole('button', { name: 'Start the test' }).click()
  await saved(page)
  // The browser looks at its room only now and then, so its refusal is put in its mouth.
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('There is no room.', 'QuotaExceededError')
    }
  })
  await main(page).getByRole('radio').first().check()
  await expect(main(page).getByText('This browser cannot keep answers. Stay online until you submit.')).toBeVisible()
  await saved(page)
  await axe(page)
  await next(page)
  await main(page).getByRole('radio').nth(2).check()
  await saved(page)
  await submitTest(page)
})

test('the page of a test says that the phone’s clock is wrong, and lets the test begin', async ({ page, phone }) => {
  await beLearner(page, phone)
  await page.clock.install({ time: Date.now() + 3 * HOUR })
  await openTest(page, PAPER)
  await expect(main(page).getByText(/^The clock of this device is 1(79|80) minutes off/)).toBeVisible()
  await axe(page)
  await main(page).getByRole('button', { name: 'Start the test' }).click()
  await expect(main(page).getByRole('timer')).toBeVisible()
  expect(await secondsLeft(page)).toBeGreaterThan(13 * 60)
})

/** Everything that this page's origin keeps on the phone. Runs in the page. */
async function readPhone(): Promise<string> {
  const texts: string[] = []
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) texts.push(await (await cache.match(request))!.text())
  }
  for (const { name } of await indexedDB.databases()) {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name!)
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(new Error(name))
    })
    for (const store of db.objectStoreNames) {
      const rows = await new Promise((resolve) => {
        const reading = db.transaction(store).objectStore(store).getAll()
        reading.onsuccess = () => resolve(reading.result)
      })
      texts.push(JSON.stringify(rows))
    }
    db.close()
  }
  return texts.join('\n') + JSON.stringify({ ...localStorage, ...sessionStorage })
}

/** Only the words: formulae and signs are written in more than one way. */
function wordsOf(text: string): string {
  return text.replaceAll(/\\u[0-9a-f]{4}|&\w+;|<[^>]*>/gi, ' ').replaceAll(/[^\p{L}]+/gu, ' ')
}

/** Everything that a learner can ask for after the test and before its result. */
async function lookAround(page: Page, bodies: Promise<string>[]): Promise<void> {
  const quiz = new URL(page.url()).pathname
  await submitTest(page)
  const attempt = addressOf(`/quiz/attempts/${page.url().split('/').at(-1)}`)
  for (const call of [
    '',
    '/result',
    '/solutions',
    '/topics',
    '/recommendations',
    '/challenges',
    '/rank',
    '/card',
    '/doubts',
  ])
    bodies.push((await page.request.get(attempt + call)).text())
  expect((await page.request.get(`${attempt}/solutions`)).status()).toBe(409)
  for (const path of [quiz, '/tests', '/', '/me/notices', '/help']) await page.goto(path)
}

const WRITTEN = 'In your own words: mechanics'
const AT_WINDOW_END = 'Weekly test: chemistry'
for (const title of [PAPER, WRITTEN, AT_WINDOW_END])
  test(`no solution and no key of “${title}” is in any answer or on the phone before the release`, async ({ page, phone }) => {
    const secrets = (await secretsOf(title)).map(wordsOf).filter((words) => words.split(' ').length > 4)
    expect(secrets.length).toBeGreaterThan(1)
    const bodies: Promise<string>[] = []
    page.on('response', (response) => {
      if (/json|html|javascript|x-script/.test(response.headers()['content-type'] ?? '')) bodies.push(response.text().catch(() => ''))
    })
    await beLearner(page, phone)
    await openTest(page, title)
    await main(page).getByRole('button', { name: 'Start the test' }).click()
    await expect(main(page).getByRole('timer')).toBeVisible()
    if (title === WRITTEN) await main(page).getByLabel('Your answer').fill('The floor moves my feet.')
    await next(page)
    await saved(page)
    // The copy for the time without a connection.
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).includes('kandil-quiz'))).toBe(true)
    // A written test waits for its teacher when it is submitted, a weekly test for its last day.
    if (title !== PAPER) await lookAround(page, bodies)
    const all = wordsOf((await Promise.all(bodies)).join('\n') + (await page.evaluate(readPhone)))
    expect(all).toContain(wordsOf(title).trim())
    expect(secrets.filter((secret) => all.includes(secret.trim()))).toEqual([])
  }) // prettier-ignore
