// A paper of 75 questions from the first to the last, on a network that is cut twice and in a tab that crashes once. Then the server has
// each answer as it was given.
import type { Page } from '@playwright/test'
import { addressOf, postToApi } from './family.ts'
import { beLearner, main, next, openTest, saved, submitTest } from './quiz-page.ts'
import { expect, test } from './test.ts'

const PAPER = 'JEE Main pattern, long'
const ALL = 75
/** The network is cut after the first of each pair, and is back after the second. */
const CUTS = [
  { from: 20, to: 30 },
  { from: 40, to: 50 },
]
const CRASHES_AFTER = 45

type ChosenAnswer = { readonly option: number } | { readonly number: string }

/** Every question gets an answer of its own: an option, or its number. */
async function give(page: Page, no: number): Promise<ChosenAnswer> {
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(`Question ${no} of ${ALL}`)
  const options = main(page).getByRole('radio')
  if ((await options.count()) === 0) {
    await main(page).getByLabel('Your answer').fill(`${no}.5`)
    return { number: `${no}.5` }
  }
  const option = no % (await options.count())
  await options.nth(option).check()
  return { option }
}

/** Answers in the phone's own storage: only these outlive a crash. */
function keptOnPhone(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error('the storage refused'))
      })
    const db = await done(indexedDB.open('kandil-tests'))
    const kept = await done<{ readonly value: object | null }[]>(
      db.transaction('responses').objectStore('responses').getAll(),
    )
    db.close()
    return kept.filter(({ value }) => value !== null).length
  })
}

/** As the system ends a tab that takes too much memory: no event tells the page. */
async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  void session.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

async function openAgain(page: Page, address: string): Promise<Page> {
  const fresh = await page.context().newPage()
  await fresh.goto(address)
  await main(fresh).getByRole('button', { name: 'Continue the test' }).click()
  return fresh
}

async function goTo(page: Page, no: number): Promise<void> {
  await main(page).getByRole('button', { name: 'All questions' }).click()
  await page.getByRole('button', { name: new RegExp(`^${no}: `) }).click()
  await page.keyboard.press('Escape')
}

interface Solutions {
  readonly solutions: readonly { readonly question: { readonly optionIds: readonly string[] }; readonly answer: object | null }[]
} // prettier-ignore

test('a full paper keeps every answer through two cuts of the network and a crashed tab', async ({ page, context, complaints, phone }) => {
  await beLearner(page, phone)
  await openTest(page, PAPER)
  const address = page.url()
  await main(page).getByRole('button', { name: 'Start the test' }).click()
  const chosen: ChosenAnswer[] = []
  let tab = page
  for (let no = 1; no <= ALL; no += 1) {
    chosen.push(await give(tab, no))
    if (CUTS.some(({ from }) => from === no)) {
      await saved(tab)
      await context.setOffline(true)
    }
    if (CUTS.some(({ to }) => to === no)) {
      await context.setOffline(false)
      await saved(tab)
    }
    if (no === CRASHES_AFTER) {
      await expect(main(tab).getByText(/answers wait on this phone/)).toBeVisible()
      await expect.poll(() => keptOnPhone(tab)).toBe(CRASHES_AFTER)
      await crash(tab)
      tab = await openAgain(page, address)
      await main(tab).getByRole('button', { name: 'All questions' }).click()
      await expect(tab.getByRole('button', { name: /: Answered$/ })).toHaveCount(CRASHES_AFTER)
      await tab.keyboard.press('Escape')
      await goTo(tab, no)
    }
    if (no < ALL) await next(tab)
  }
  await saved(tab)
  await submitTest(tab)
  await expect(main(tab).getByRole('heading', { level: 2, name: 'Solutions' })).toBeVisible({ timeout: 30_000 })
  const attemptId = tab.url().split('/').at(-1)
  const reply = await tab.request.get(addressOf(`/quiz/attempts/${attemptId}/solutions`))
  const { solutions } = (await reply.json()) as Solutions // the contract's
  expect(solutions).toHaveLength(ALL)
  expect(solutions.map(({ answer }) => answer)).toEqual(
    chosen.map((each, i) => ('number' in each ? each : { options: [solutions[i]?.question.optionIds[each.option]] })),
  )
  // The cut network itself, and nothing else.
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(each)))
}) // prettier-ignore

test('a second phone goes on with the test, and what the first one still had to send is not lost', async ({ page, context, browser, complaints, phone }) => {
  await beLearner(page, phone)
  await openTest(page, 'In two languages')
  const address = page.url()
  await main(page).getByRole('button', { name: 'Start the test' }).click()
  await main(page).getByRole('radio').first().check()
  await saved(page)
  await context.setOffline(true)
  await next(page)
  await main(page).getByRole('radio').nth(1).check()
  await expect(main(page).getByText(/answers wait on this phone/)).toBeVisible()

  const elsewhere = await browser.newContext({ storageState: await context.storageState() })
  const second = await elsewhere.newPage()
  await second.goto(address)
  await main(second).getByRole('button', { name: 'Continue the test' }).click()
  await main(second).getByRole('radio').nth(2).check()
  await saved(second)

  // The first phone's answer to the second question counts, its answer to the first one is older.
  await context.setOffline(false)
  await expect(main(page).getByRole('heading', { name: 'This test is open on another device.' })).toBeVisible()
  await second.reload()
  await main(second).getByRole('button', { name: 'Continue the test' }).click()
  await expect(main(second).getByRole('radio').nth(2)).toBeChecked()
  await next(second)
  await expect(main(second).getByRole('radio').nth(1)).toBeChecked()
  await elsewhere.close()
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(each)))
}) // prettier-ignore

interface Workers {
  readonly registrations: readonly { readonly registrationId: string; readonly isDeleted: boolean }[]
}

/** The browser notices the connection: it starts the service worker, with no tab of the test open. */
async function connectionIsBack(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }: Workers) => {
      const worker = registrations.find(({ isDeleted }) => !isDeleted)
      if (worker) resolve(worker.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  await session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId: await found, tag: 'kandil-answers', lastChance: false }) // prettier-ignore
}

test('answers of a tab that was closed without a connection are sent by the service worker', async ({ page, context, complaints, phone }) => {
  await beLearner(page, phone)
  await openTest(page, 'In two languages')
  const paperId = page.url().split('/').at(-1)
  await main(page).getByRole('button', { name: 'Start the test' }).click()
  await main(page).getByRole('radio').first().check()
  await saved(page)
  const { attemptId } = await postToApi<{ attemptId: string }>(page, `/quizzes/${paperId}/attempts`, {})
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await context.setOffline(true)
  await next(page)
  await main(page).getByRole('radio').nth(2).check()
  await expect(main(page).getByText(/answers wait on this phone/)).toBeVisible()
  await page.close()

  await context.setOffline(false)
  const other = await context.newPage()
  await other.goto('/offline')
  await connectionIsBack(other)
  const answered = async () => {
    const reply = await context.request.get(addressOf(`/quiz/attempts/${attemptId}`))
    const { responses } = (await reply.json()) as { responses: readonly { readonly status: string }[] } // the contract's
    return responses.filter(({ status }) => status === 'ANSWERED').length
  }
  await expect.poll(answered).toBe(2)
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(each)))
}) // prettier-ignore
