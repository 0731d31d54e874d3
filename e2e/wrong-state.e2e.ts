// An invoice that names the wrong state: finance asks for the correction, an owner agrees, and the family has both papers.
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { bankAnswers } from './bank.ts'
import { change } from './database.ts'
import { comeToPay, expectEnrolled, orderIdOn, payBy } from './family.ts'
import { staffPage } from './staff-page.ts'
import { axe, expect, test } from './test.ts'

const [OWNER, FINANCE] = DEMO_STAFF.emails

test('an invoice of a wrong state is credited and written anew by two people', async ({ browser, page, phone }) => {
  const wide = { viewport: { width: 1280, height: 900 } }
  await comeToPay(page, phone)
  await payBy(page, 'UPI QR code')
  const orderId = await orderIdOn(page)
  await bankAnswers(page, orderId, 'approve')
  await expectEnrolled(page)
  await expect(page.getByText('CGST 9%')).toBeVisible()
  await change(
    `insert into invoices.place_check (order_id, state_code, right_state_code, seller_state, tax, listed_at)
     values ($1, '27', '29', '27', 1, now())`,
    [orderId],
  )
  const finance = await staffPage(browser, FINANCE, wide)
  const owner = await staffPage(browser, OWNER, wide)

  await test.step('finance asks for it from the list of wrong states', async () => {
    await finance.goto(`/console/place-checks/${orderId}/show`)
    const request = finance.getByRole('link', { name: 'Request a change' })
    await expect(request).toBeVisible()
    await axe(finance)
    await request.click()
    await finance.getByLabel('Reason').fill('The PIN code is one of Karnataka.')
    await axe(finance)
    await finance.getByRole('button', { name: 'Save' }).click()
    await expect(finance.getByRole('row', { name: /Place of supply Maharashtra Karnataka/ })).toBeVisible()
    await expect(finance.getByText('You made this request. Another person must decide it.')).toBeVisible()
  })

  await test.step('an owner reads the tax of both papers, and agrees', async () => {
    await owner.goto(new URL(finance.url()).pathname)
    await expect(owner.getByRole('row', { name: /^CGST ₹[\d,.]+ ₹0/ })).toBeVisible()
    await axe(owner)
    await owner.getByRole('button', { name: 'Correct the invoice to Karnataka' }).click()
    await expect(owner.getByText('Approved', { exact: true })).toBeVisible()
    await expect(owner.getByText(/^KC\//)).toBeVisible()
  })

  await test.step('the family reads it on the page of its order, with both papers', async () => {
    await page.goto(`/pay/${orderId}`)
    const corrected = page.getByRole('region', { name: 'Your invoice is corrected' })
    await expect(corrected.getByText(/^Invoice KD\/.* named the wrong state\./)).toBeVisible()
    await expect(page.getByText('IGST 18%')).toBeVisible()
    await axe(page)
    const [note] = await Promise.all([page.waitForEvent('download'), corrected.getByRole('link').click()])
    expect(note.suggestedFilename()).toMatch(/^kandil-kc-/)
  })
  await Promise.all([finance.context().close(), owner.context().close()])
})
