// The batch that a family chooses on the course page is the batch that its child is taught in.
import { bankAnswers } from './bank.ts'
import { addressOf, expectEnrolled, fillReceipt, orderIdOn, payBy, signIn } from './family.ts'
import { axe, expect, test } from './test.ts'

test('a family buys a course in the batch that it chose', async ({ page, phone }) => {
  const main = page.getByRole('main')
  await page.goto('/course/class-11-jee-main-pro')
  const batch = main.getByRole('radio', { name: /^Batch 2/ })
  await expect(main.getByText(/^\d+ seats left$/)).toBeVisible()
  await batch.check()
  const batchId = await batch.inputValue()
  await axe(page)
  await main.getByRole('button', { name: 'Continue with Pro' }).click()
  await expect(page).toHaveURL(new RegExp(`^[^#]*/plans\\?.*batch=${batchId}`))
  await main.getByRole('link', { name: /^Continue with/ }).click()
  await expect(page).toHaveURL(new RegExp(`/pay\\?.*batch=${batchId}`))
  await expect(main.getByText('Batch 2', { exact: true })).toBeVisible()
  await signIn(page, phone)
  await fillReceipt(page, 'Ishani Kulkarni')
  await payBy(page, 'UPI QR code')
  await bankAnswers(page, await orderIdOn(page), 'approve')
  await expectEnrolled(page)
  const enrolments = await (await page.request.get(addressOf('/enroll/getUserActiveEnrollments'))).json()
  expect(enrolments).toEqual([expect.objectContaining({ ownBatchId: batchId, wantedBatchId: null })])
})
