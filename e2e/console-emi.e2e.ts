// A clerk asks for another fee of a bank's EMI, and an owner decides, who sees the terms before and afterwards.
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { invitedPage } from './invited-staff.ts'
import { openFirstRow, staffPage } from './staff-page.ts'
import { axe, expect, test } from './test.ts'

const [OWNER] = DEMO_STAFF.emails
const reason = 'The bank has written so today.'

test('the fee of an EMI issuer and the EMI limits change when a second person agrees', async ({ browser }) => {
  const wide = { viewport: { width: 1280, height: 900 } }
  const owner = await staffPage(browser, OWNER, wide)
  const clerk = await invitedPage(browser, owner, { key: 'emi-clerk', grants: { plans: 'edit' } }, wide)

  await test.step('a clerk asks for another fee from the page of the issuer', async () => {
    await clerk.goto('/console/emi-issuers')
    await clerk.getByRole('link', { name: 'ICICI Bank' }).first().click()
    await expect(clerk.getByRole('rowheader', { name: 'Processing fee (without GST)' })).toBeVisible()
    await axe(clerk)
    await clerk.getByRole('link', { name: 'Request a change' }).click()
    await expect(clerk.getByLabel('Offered')).toBeChecked()
    await clerk.getByLabel('Processing fee (without GST)').fill('249')
    await clerk.getByLabel('Reason').fill(reason)
    await axe(clerk)
    await clerk.getByRole('button', { name: 'Save' }).click()
    await expect(clerk.getByRole('columnheader', { name: 'Afterwards' })).toBeVisible()
    await expect(clerk.getByRole('button', { name: 'Change this issuer' })).toHaveCount(0)
  })

  await test.step('an owner reads both fees and who asked, and agrees', async () => {
    await owner.goto('/console/emi-changes')
    await openFirstRow(owner)
    await expect(owner.getByRole('row', { name: /Processing fee .*₹249/ })).toBeVisible()
    await expect(owner.getByText('emi clerk', { exact: true })).toBeVisible()
    await axe(owner)
    await owner.getByRole('button', { name: 'Change this issuer' }).click()
    await expect(owner.getByText('Approved', { exact: true })).toBeVisible()
    await clerk.goto('/console/emi-issuers')
    await expect(clerk.getByRole('row', { name: /ICICI Bank.*₹249/ })).toBeVisible()
  })

  await test.step('and refuses another least month, which stays as it is', async () => {
    await clerk.goto('/console/emi-rules/emi-rule/show')
    await clerk.getByRole('link', { name: 'Request a change' }).click()
    await clerk.getByLabel('Least monthly instalment').fill('400')
    await clerk.getByLabel('Reason').fill(reason)
    await clerk.getByRole('button', { name: 'Save' }).click()
    await owner.goto('/console/emi-changes')
    await openFirstRow(owner)
    await expect(owner.getByRole('row', { name: /Least monthly instalment ₹500 ₹400/ })).toBeVisible()
    await owner.getByLabel('Note').fill('Too small for a month.')
    await owner.getByRole('button', { name: 'Refuse' }).click()
    await expect(owner.getByText('Refused', { exact: true })).toBeVisible()
  })
})
