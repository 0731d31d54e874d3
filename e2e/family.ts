// The steps of a family in the shop. Each step finds elements by their visible text.
import { expect, type Page } from '@playwright/test'
import { codeAfter, messagesTo } from './outbox.ts'

/** Class 9, CBSE, school exams: the plan that is chosen to begin with is Plus, ₹28,999 for the full course. */
export const CLASS_9_PLANS = '/plans?grade=9&board=cbse&target=school'

/** From the home page to the plans of a class. */
export async function chooseClass(page: Page, name = 'Class 9'): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Class', { exact: true }).selectOption(name)
  await page.getByLabel('Board').selectOption('CBSE')
  await page.getByLabel('Target').selectOption('School exams')
  await page.getByRole('button', { name: 'See my courses' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a plan' })).toBeVisible()
}

export async function typeCoupon(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Have a coupon?' }).click()
  const sheet = page.getByRole('dialog', { name: 'Coupon' })
  await sheet.getByLabel('Coupon code').fill(code)
  await sheet.getByRole('button', { name: 'Apply' }).click()
}

/** From the plans to the payment page. */
export async function continueToPay(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Continue with/ }).click()
  await expect(page).toHaveURL(/\/pay\?/)
}

/** Where signing in is not what a test is about: as its pages do it, without opening them. */
export async function signInByApi(page: Page, phone: string): Promise<void> {
  const seen = await messagesTo(page, phone)
  const { verificationId } = await postToApi<{ verificationId: string }>(page, '/preLoginVerification', { phone })
  await postToApi(page, '/login/verifyOTP', { verificationId, otp: await codeAfter(page, phone, seen) })
}

/** The same for a family that is new, whose learner has a name then. */
export async function signUpByApi(page: Page, phone: string, learner = 'Meera'): Promise<void> {
  await signInByApi(page, phone)
  await postToApi(page, '/editProfile', { firstName: learner })
}

/** Answers what this path of the API answers. */
export async function postToApi<T>(page: Page, path: string, data: object): Promise<T> {
  const reply = await page.request.post(addressOf(path), { data })
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true)
  return (await reply.json()) as T // each path's own answer
}

export async function getFromApi<T>(page: Page, path: string): Promise<T> {
  const reply = await page.request.get(addressOf(path))
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true)
  return (await reply.json()) as T // each path's own answer
}

/** The address of a path of the API. */
export function addressOf(path: string): string {
  return `${process.env['E2E_URL']}/api${path}`
}

/** Wherever the page asks for a mobile number: on the login page, and on the payment page. */
export async function signIn(page: Page, phone: string): Promise<void> {
  const seen = await messagesTo(page, phone)
  await page.getByLabel('Mobile number').fill(phone)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('Code', { exact: true }).fill(await codeAfter(page, phone, seen))
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
}

/** On the login page; a new family is asked for the learner's name. */
export async function login(page: Page, phone: string, learner = 'Meera'): Promise<void> {
  await page.goto('/login')
  await signIn(page, phone)
  const name = page.getByLabel('The learner’s name')
  await expect(name.or(page.getByRole('button', { name: /^Account/ })).first()).toBeVisible()
  if (await name.isHidden()) return
  await name.fill(learner)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).not.toHaveURL(/login/)
}

/** Fills in the receipt's fields of a new family. 411001 is Pune, Maharashtra. */
export async function fillReceipt(page: Page, learner = 'Ishani Kulkarni'): Promise<void> {
  await page.getByLabel('The learner’s name').fill(learner)
  await fillPin(page)
}

/** A script shows the state as soon as the PIN code is typed; where none runs, it is chosen. */
export async function fillPin(page: Page, pinCode = '411001', stateCode = '27'): Promise<void> {
  await page.getByLabel('PIN code').fill(pinCode)
  const state = page.getByLabel('State', { exact: true })
  await expect(state)
    .toHaveValue(stateCode, { timeout: 3_000 })
    .catch(() => state.selectOption(stateCode))
}

/** Chooses the way and presses the one button that pays. */
export async function payBy(page: Page, way: 'UPI QR code' | 'Card' | 'Netbanking'): Promise<void> {
  await page.getByRole('radio', { name: way }).check()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
}

/** A new family, as far as the payment page with everything typed. */
export async function comeToPay(page: Page, phone: string, plans = CLASS_9_PLANS): Promise<void> {
  await signInByApi(page, phone)
  await page.goto(plans)
  await continueToPay(page)
  await fillReceipt(page)
}

/** The id of the order whose page is open. */
export async function orderIdOn(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/pay\/ord\w+/)
  return /\/pay\/(ord\w+)/.exec(page.url())![1]!
}

export async function expectEnrolled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /^You are enrolled in/ })).toBeVisible()
}
