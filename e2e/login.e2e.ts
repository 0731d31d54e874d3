import { DEMO_PHONES } from '#server/seed/families/households.ts'
import { ageCode } from './database.ts'
import { chooseClass } from './family.ts'
import { messagesTo } from './outbox.ts'
import { axe, expect, login, test } from './test.ts'

test('a new family signs in with the code of its message and names its learner', async ({ page, phone }) => {
  await login(page, phone, 'Ishani')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('button', { name: 'Account: Ishani' })).toBeVisible()
  await axe(page)
})

// Learning, section 3 "User", and decision L-11.
test('the account’s menu labels the learner’s class, and names it where the label is “Grade”', async ({
  page,
  phone,
}) => {
  await login(page, phone, 'Ishani')
  const account = page.getByRole('button', { name: 'Account: Ishani' })
  const chooseInProfile = async (name: string) => {
    await page.goto('/me?tab=profile')
    const studies = page.getByRole('form', { name: 'Studies' })
    await studies.getByLabel('Class', { exact: true }).selectOption(name)
    await expect(page).toHaveURL(/[?&]grade=/)
    await studies.getByRole('button', { name: 'Save' }).click()
    await expect(studies.getByText('Saved.')).toBeVisible()
    await account.click()
  }
  await chooseInProfile('Class 9')
  await expect(page.getByText('Class 9', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  await chooseInProfile('Class 4')
  const chip = page.getByRole('img', { name: 'Class 4' })
  await expect(chip).toHaveText('Grade')
  await axe(page)
})

test('a known family signs in with only the code, and signs out again', async ({ page }) => {
  const [known] = DEMO_PHONES
  await login(page, known.slice(-10))
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: /^Account/ })).toHaveCount(0)
})

test('signing out in one tab signs out the others', async ({ page, phone }) => {
  await login(page, phone, 'Ishani')
  const other = await page.context().newPage()
  await other.goto('/learn')
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(other).toHaveURL(/\/login\?returnTo=/)
})

// Commerce, section 4 "Session", and decision L-09.
test('a page whose session has ended is read again, at most once a minute', async ({ page, phone, complaints }) => {
  await login(page, phone, 'Ishani')
  const other = await page.context().newPage()
  const sessions = await page.context().cookies()
  for (const tab of [page, other]) await tab.goto('/learn')
  await page.context().clearCookies()
  /** As any script of the page that asks the server. The answer may lead away from the page. */
  const ask = (tab: typeof page) =>
    tab.evaluate(async () => (await fetch('/api/notifications/unread')).status).catch(() => 'left')
  for (const tab of [page, other]) {
    await ask(tab)
    await expect(tab).toHaveURL(/\/login\?returnTo=/)
  }
  await page.context().addCookies(sessions)
  await page.goto('/learn')
  await page.context().clearCookies()
  expect([await ask(page), await ask(page)]).toEqual([401, 401])
  await expect(page).toHaveURL(/\/learn$/)
  await page.clock.setFixedTime(Date.now() + 60_000)
  await ask(page)
  await expect(page).toHaveURL(/\/login\?returnTo=/)
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('status of 401')))
})

test('a visitor’s class goes along at sign-in, and a learner who has another keeps it', async ({ page, phone }) => {
  const chosen = page.getByLabel('Class', { exact: true }).locator('option:checked')
  await chooseClass(page, 'Class 9')
  await login(page, phone, 'Ishani')
  await page.goto('/me?tab=profile')
  await expect(chosen).toHaveText('Class 9')
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: /^Account/ })).toHaveCount(0)
  await chooseClass(page, 'Class 7')
  await login(page, phone)
  await page.goto('/me?tab=profile')
  await expect(chosen).toHaveText('Class 9')
})

test('a family whose messages do not come gets a call that reads the code', async ({ page, phone }) => {
  await page.clock.install()
  await page.goto('/login')
  const main = page.getByRole('main')
  await main.getByLabel('Mobile number').fill(phone)
  await main.getByRole('button', { name: 'Send code' }).click()
  const again = main.getByRole('button', { name: 'Send it again' })
  const call = main.getByRole('button', { name: 'Get a call with the code' })
  // The waits of the learning reference, section 12.
  for (const [sends, seconds] of [30, 60].entries()) {
    await expect(main.getByText(/^You can ask for another code in/)).toBeVisible()
    await ageCode(phone, seconds)
    await page.clock.fastForward(seconds * 1_000)
    await expect(again).toBeVisible()
    await expect(call).toBeHidden()
    await again.click()
    await expect.poll(async () => (await messagesTo(page, phone)).length).toBe(sends + 2)
  }
  await expect(main.getByText(/^You can ask for another code in/)).toBeVisible()
  await ageCode(phone, 120)
  await page.clock.fastForward(120_000)
  await call.click()

  await expect(main.getByText(/read to you by a call/)).toBeVisible()
  await axe(page)
  const [latest] = await messagesTo(page, phone)
  expect(latest?.channel).toBe('VOICE')
  await main.getByLabel('Code', { exact: true }).fill(latest?.code ?? '')
  await main.getByRole('button', { name: 'Sign in' }).click()
  await expect(main.getByLabel('The learner’s name')).toBeVisible()
})
