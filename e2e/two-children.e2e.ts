// Two children, two tabs: a page acts for the child it was drawn for, or asks.
import type { Page } from '@playwright/test'
import { CLASS_9_PLANS, continueToPay, fillReceipt, getFromApi, payBy, postToApi, signUpByApi } from './family.ts'
import { axe, expect, test } from './test.ts'

const YOUNGER = 'Learner, class 7'

async function switchTo(page: Page, from: string, to: string): Promise<void> {
  await page.goto('/me/family')
  await page.getByRole('button', { name: `Account: ${from}` }).click()
  await page.getByRole('button', { name: `Switch to ${to}` }).click()
  await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible()
}

test('a page of one child does nothing for another whom the family has chosen in a second tab', async ({
  page,
  phone,
  context,
  complaints,
}) => {
  await signUpByApi(page, phone)
  const { userId } = await getFromApi<{ userId: string }>(page, '/getLoginData')
  await postToApi(page, '/household/addLearner', { birthYear: 2014, grade: 7 })
  await postToApi(page, '/household/switchLearner', { userId })
  const second = await context.newPage()
  const question = page.getByRole('heading', { level: 1, name: `You have chosen ${YOUNGER} meanwhile` })

  await test.step('the first tab says so, and keeps what is typed', async () => {
    await page.goto('/me?tab=profile')
    await page.getByLabel('First name').fill('Meera Devi')
    await switchTo(second, 'Meera', YOUNGER)
    await expect(page.getByText(`You have chosen ${YOUNGER} meanwhile. This page is for Meera.`)).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('Meera Devi')
  })

  await test.step('a name is saved for the child whose page it is', async () => {
    await page.getByRole('button', { name: 'Save' }).first().click()
    await expect(question).toBeVisible()
    await axe(page)
    await page.getByRole('button', { name: 'Continue for Meera' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('Meera Devi')
    await expect(second.getByText(`You have chosen Meera meanwhile. This page is for ${YOUNGER}.`)).toBeVisible()
  })

  await test.step('a course is bought for the child whose page it is', async () => {
    await page.goto(CLASS_9_PLANS)
    await continueToPay(page)
    await fillReceipt(page)
    await switchTo(second, 'Meera Devi', YOUNGER)
    await payBy(page, 'UPI QR code')
    await expect(question).toBeVisible()
    await page.getByRole('button', { name: 'Continue for Meera Devi' }).click()
    await expect(page).toHaveURL(/\/pay\/ord\w+\/wait/)
    const { orders } = await getFromApi<{ orders: { userId: string }[] }>(page, '/payment/orders')
    expect(orders.map((order) => order.userId)).toEqual([userId])
  })

  await test.step('a family that was logged out meanwhile is led to the login', async () => {
    await page.goto('/me?tab=profile')
    await switchTo(second, 'Meera Devi', YOUNGER)
    await postToApi(second, '/user/logout', {})
    await page.getByRole('button', { name: 'Continue for Meera Devi' }).click()
    await expect(page).toHaveURL(/\/login\?returnTo=/)
  })

  // The browser notes each refusal itself.
  expect(complaints.splice(0)).toEqual([
    expect.stringContaining('409 (Conflict)'),
    expect.stringContaining('409 (Conflict)'),
  ])
})
