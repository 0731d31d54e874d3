import type { Locator, Page } from '@playwright/test'
import { bankAnswers } from './bank.ts'
import { expectEnrolled, orderIdOn } from './family.ts'
import { codeAfter, messagesTo } from './outbox.ts'
import { expect, test } from './test.ts'

test('the whole purchase by keyboard only', async ({ page, phone }) => {
  const { keyboard } = page
  await page.goto('/')
  await tabTo(page, page.getByLabel('Class', { exact: true }))
  await keyboard.type('Class 9')
  await tabTo(page, page.getByRole('button', { name: 'See my courses' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a plan')

  await tabTo(page, page.getByRole('link', { name: /^Continue with/ }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Mobile number'))
  const seen = await messagesTo(page, phone)
  await keyboard.type(phone)
  await keyboard.press('Enter')
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await keyboard.type(await codeAfter(page, phone, seen))
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible()

  await tabTo(page, page.getByRole('radio', { name: /^UPI (app|QR code)/ }).first())
  await arrowTo(page, page.getByRole('radio', { name: 'UPI QR code' }))
  await tabTo(page, page.getByLabel('The learner’s name'))
  await keyboard.type('Ishani Kulkarni')
  await tabTo(page, page.getByLabel('PIN code'))
  await keyboard.type('411001')
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('27')
  await tabTo(page, page.getByRole('button', { name: /^Pay ₹/ }))
  await keyboard.press('Enter')
  await expect(page.getByRole('img', { name: /QR code to pay/ })).toBeVisible()

  await bankAnswers(page, await orderIdOn(page), 'approve')
  await expectEnrolled(page)
  await tabTo(page, page.getByRole('link', { name: 'Add to calendar' }))
})

const MOST_STOPS = 80

/** Tab by tab, as far as the focus is there: and then it can be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab')
    if (await isFocused(target)) return expect(target).toBeInViewport()
  }
  throw new Error(`${target} was not reached with ${MOST_STOPS} tabs`)
}

/** Within a group of choices. */
async function arrowTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 10 && !(await isFocused(target)); steps += 1) await page.keyboard.press('ArrowDown')
  await expect(target).toBeChecked()
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}
