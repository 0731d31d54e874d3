// A household's own affairs: two children, the consent of a parent, another number, the end of an account.
import type { Page } from '@playwright/test'
import { agree, comeToConsent, typeCode } from './consent.ts'
import { signInAsDemoFamily } from './demo-family.ts'
import { CLASS_9_PLANS, continueToPay, login, signIn, signUpByApi } from './family.ts'
import { addressOf, axe, expect, test } from './test.ts'

/** From the page of the consent, with a code to the parent's own number. */
async function stopLearning(page: Page, phone: string): Promise<void> {
  const main = page.getByRole('main')
  await page.goto('/me/consent')
  await main.getByRole('link', { name: 'Stop learning on Kandil' }).click()
  await expect(main.getByText('For 7 days you can undo it by one press.')).toBeVisible()
  await axe(page)
  await typeCode(page, phone, /^Send a code to/)
  await main.getByRole('button', { name: 'Stop learning' }).click()
  await expect(main.getByText(/^Name, answers and recordings are kept until/)).toBeVisible()
}

const account = (page: Page, name: string) => page.getByRole('button', { name: `Account: ${name}` })

test('a parent signs up with two children, agrees for both, switches between them and takes a consent back', async ({
  page,
  phone,
}) => {
  await test.step('the first child: its name waits for the consent', async () => {
    await comeToConsent(page, phone)
    await expect(page.getByLabel('The learner’s name')).toHaveValue('Meera')
    await axe(page)
    await agree(page, phone)
    await expect(page.getByRole('heading', { level: 1, name: 'Consent for Meera' })).toBeVisible()
  })

  await test.step('the second child', async () => {
    await page.goto('/me/family')
    await page.getByRole('link', { name: 'Add a child' }).click()
    await page.getByLabel('Class', { exact: true }).selectOption('Class 7')
    await page.getByLabel('Year of birth').fill('2014')
    await page.getByRole('button', { name: 'Add the child' }).click()
    await page.getByLabel('The learner’s name').fill('Rohan')
    await agree(page, phone)
    await expect(account(page, 'Rohan')).toBeVisible()
  })

  await test.step('the header switches, and so does the payment page', async () => {
    await account(page, 'Rohan').click()
    await page.getByRole('button', { name: 'Switch to Meera' }).click()
    await expect(account(page, 'Meera')).toBeVisible()
    await page.goto(CLASS_9_PLANS)
    await continueToPay(page)
    await page.getByRole('navigation', { name: 'Learners' }).getByRole('button', { name: 'Rohan' }).click()
    await expect(account(page, 'Rohan')).toBeVisible()
    await expect(page).toHaveURL(/\/pay\?/)
  })

  await test.step('learning is stopped with a code, undone, and stopped again', async () => {
    const main = page.getByRole('main')
    await stopLearning(page, phone)
    await main.getByRole('button', { name: 'Undo' }).click()
    await expect(main.getByText('Learning continues as before.')).toBeVisible()
    await stopLearning(page, phone)
    await axe(page)
    await page.getByText('Every answer so far').first().click()
    await expect(page.getByRole('row').filter({ hasText: 'Withdrawn' })).toHaveCount(2)
    await expect(page.getByRole('checkbox', { name: /^Learning on Kandil/ })).toBeVisible()
  })
})

test('a family with a course reads which one it would lose before learning is stopped', async ({ page }) => {
  await signInAsDemoFamily(page)
  await page.goto('/me/consent/stop')
  await expect(
    page.getByRole('main').getByText(/^Class 10 CBSE Lite, paid until 31 May \d{4}, cannot be used/),
  ).toBeVisible()
})

test('the other parent is invited, says yes with a number of their own, and acts for the child', async ({
  page,
  phone,
  browser,
}) => {
  const other = `7${phone.slice(1)}`
  await signUpByApi(page, phone)
  await page.goto('/me/guardians')
  await page.getByLabel('Their mobile number').fill(other)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Invitation sent.' })).toBeVisible()
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': addressOf(other) } })
  const theirs = await context.newPage()
  await signUpByApi(theirs, other, 'Rohan')
  await theirs.goto('/me/family')
  const invitation = theirs.getByRole('region', { name: 'You are invited as a parent' })
  await invitation.getByRole('button', { name: 'Accept' }).click()
  await expect(theirs.getByText('You are a parent of this learner now.')).toBeVisible()
  await expect(theirs.getByText('Uses another number')).toBeVisible()
  await axe(theirs)
  await context.close()
  await page.goto('/me/guardians')
  await expect(page.getByRole('button', { name: /^Remove/ })).toBeVisible()
})

test('a number is changed with a code at the old one and one at the new', async ({ page, phone }) => {
  const another = `8${phone.slice(1)}`
  await signUpByApi(page, phone)
  await page.goto('/me/contact')
  await page.getByLabel('New mobile number').fill(another)
  await typeCode(page, phone, 'Change the number')
  await typeCode(page, another, 'Continue')
  await page.getByRole('button', { name: 'Change the number' }).click()
  await expect(page.getByText(`You sign in with +91 ${another.slice(0, 5)} ${another.slice(5)}.`)).toBeVisible()
  await axe(page)
})

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false })

  test('an account is deleted by its owner, who changes their mind within the grace', async ({ page, phone }) => {
    await login(page, phone)
    await page.goto('/me/privacy')
    await page.getByRole('link', { name: 'Delete the account' }).click()
    await expect(page.getByText('1 learner goes')).toBeVisible()
    await typeCode(page, phone, /^Send a code to/)
    await page.getByRole('button', { name: 'Delete the account' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'The account will be deleted' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await signIn(page, phone)
    await expect(page.getByText(/^This account will be deleted on/)).toBeVisible()
    await page.getByRole('button', { name: 'Keep the account' }).click()
    await expect(page.getByText('The account stays. Nothing was deleted.')).toBeVisible()
  })
})
