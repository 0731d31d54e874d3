// Support finds a family and its order from what the caller says, with the keyboard only.
import type { Page } from '@playwright/test'
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { bankAnswers } from './bank.ts'
import { comeToPay, expectEnrolled, orderIdOn, payBy } from './family.ts'
import { staffPage } from './staff-page.ts'
import { axe, expect, test } from './test.ts'

const [OWNER] = DEMO_STAFF.emails

async function search(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(words)
}

test('a caller’s number leads to the family, its learner and its order, and a bank reference leads to the order', async ({ browser, page, phone }) => {
  test.slow()
  await comeToPay(page, phone)
  await payBy(page, 'UPI QR code')
  const orderId = await orderIdOn(page)
  await bankAnswers(page, orderId, 'approve')
  await expectEnrolled(page)

  const owner = await staffPage(browser, OWNER, { viewport: { width: 1280, height: 800 } })
  const main = owner.getByRole('main')
  await test.step('the number', async () => {
    await search(owner, phone)
    await expect(owner.getByRole('option').first()).toHaveText(new RegExp(`^Household .*${phone.slice(-3)}$`))
    await owner.keyboard.press('Enter')
    await expect(owner).toHaveTitle(/Household/)
    await expect(main.getByRole('region', { name: 'Learners' }).getByRole('row')).toHaveCount(2)
    await expect(main.getByRole('region', { name: 'Enrolments' }).getByText('Regular')).toBeVisible()
    await expect(main.getByRole('region', { name: 'Help desk' }).getByText('none')).toBeVisible()
    await axe(owner)
  })

  await test.step('the order of the family, by its link', async () => {
    await main.getByRole('region', { name: 'Orders' }).getByRole('row').nth(1).getByRole('link').focus()
    await owner.keyboard.press('Enter')
    await expect(owner).toHaveURL(new RegExp(`/console/orders/${orderId}/show$`))
    await expect(main.getByRole('region', { name: 'Payment attempts' }).getByText('Paid', { exact: true })).toBeVisible()
    await axe(owner)
  })

  await test.step('the bank reference', async () => {
    const reference = await main.getByRole('listitem').filter({ hasText: /^Paid/ }).getByRole('paragraph').innerText()
    await owner.goto('/console')
    await expect(owner.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    await search(owner, reference.replaceAll('"', ''))
    await expect(owner.getByRole('option').first()).toHaveText(`Attempt 1, ${reference.replaceAll('"', '')}`)
    await owner.keyboard.press('Enter')
    await expect(owner).toHaveURL(new RegExp(`/console/orders/${orderId}/show$`))
  })

  await test.step('the menu by a word, and a page that stays on top of it', async () => {
    await owner.getByRole('searchbox', { name: 'Filter the menu' }).fill('wallet')
    await expect(owner.getByRole('menuitem')).toHaveText(['Wallet holds', 'Wallet adjustments', 'Wallet debts'])
    await owner.getByRole('menuitem', { name: 'Wallet debts' }).click()
    await owner.getByRole('button', { name: 'Pin to the menu' }).click()
    await owner.goto('/console/courses')
    await expect(owner.getByRole('menuitem', { name: 'Wallet debts' })).toBeVisible()
    await expect(owner.getByRole('menuitem', { name: 'Orders', exact: true })).toBeHidden()
    await owner.getByRole('menuitem', { name: 'Money' }).click()
    await expect(owner.getByRole('menuitem', { name: 'Orders', exact: true })).toBeVisible()
    await axe(owner)
  })
  await owner.context().close()
}) // prettier-ignore
