// Support for families: staff open a family's pages with its knowledge, and merge two households of one mother.
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { signInByApi, signUpByApi } from './family.ts'
import { openFirstRow, staffPage } from './staff-page.ts'
import { axe, expect, phoneOf, test } from './test.ts'

const [OWNER, , SUPPORT] = DEMO_STAFF.emails

test('the support looks at a family’s pages and the family ends it; a second person merges its two households', async ({
  browser,
  page,
  phone,
}) => {
  test.slow()
  const present = phoneOf(`present ${phone}`)
  const other = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.66.6.6' } })
  await signUpByApi(await other.newPage(), present, 'Ishita')
  await signUpByApi(page, phone, 'Ishita')

  const support = await staffPage(browser, SUPPORT)
  const found = `/console/households?filter=${encodeURIComponent(JSON.stringify({ phone }))}`
  await support.goto(found)
  await openFirstRow(support)
  await support.getByLabel('Note for colleagues').fill('Call after six.')
  await support.getByRole('button', { name: 'Save the note' }).click()
  await expect(support.getByRole('region', { name: 'Notes' })).toContainText('Call after six.')
  await support.getByLabel('Reason').fill('She called: her receipt does not open.')
  await support.getByRole('button', { name: 'See its pages for 15 minutes' }).click()
  await expect(support.getByRole('link', { name: 'Open the family’s pages' })).toBeVisible()
  await axe(support)

  const looking = await support.context().newPage()
  await looking.goto('/me?tab=profile')
  await expect(looking.getByText(/^Support view: read-only/)).toBeVisible()
  await expect(looking.getByText(new RegExp(`••${phone.slice(-3)}`))).toBeVisible()
  await looking.getByLabel('First name').fill('Somebody')
  await looking.getByRole('button', { name: 'Save' }).first().click()
  await expect(
    looking.getByText('This is a support view, and it cannot change anything. Ask the family to make this change.'),
  ).toBeVisible()

  await page.goto('/me/devices')
  const look = page.getByRole('article', { name: /^Noor, support/ })
  await expect(look).toContainText('She called: her receipt does not open.')
  await axe(page)
  await look.getByRole('button', { name: /^End it/ }).click()
  await expect(page.getByText('The support session has ended.')).toBeVisible()
  await looking.goto('/me')
  await expect(looking).toHaveURL(/login/)

  await support.getByLabel('Full number of the household to keep').fill(present)
  await support.getByRole('button', { name: 'Show what would move' }).click()
  await expect(support.getByText(/^Both have a child with the same first name/)).toBeVisible()
  await support.getByRole('button', { name: 'Ask for the merge' }).click()
  await expect(support.getByText('Sent. Another person must decide it.')).toBeVisible()
  const merged = new URL(support.url()).pathname.split('/')[3] ?? ''

  const address = {
    name: 'Asha Rao',
    phone: '9876543210',
    line1: '12, 4th Cross',
    city: 'Bengaluru',
    pinCode: '560038',
  }
  expect((await page.request.post('/api/profile/shippingAddress', { data: address })).ok()).toBe(true)

  const owner = await staffPage(browser, OWNER)
  await owner.goto(`/console/household-merges?filter=${encodeURIComponent(JSON.stringify({ q: merged }))}`)
  await openFirstRow(owner)
  await expect(owner.getByRole('columnheader', { name: 'Goes' }), 'both households').toBeVisible()
  await expect(owner.getByText('The household that goes: 1 address came.')).toBeVisible()
  await owner.getByText('As it was when this was asked').click()
  await expect(owner.getByRole('row', { name: 'Addresses 0 0' })).toBeVisible()
  await axe(owner)
  await owner.getByRole('button', { name: /^Merge •.* into •/ }).click()
  await expect(owner.getByText('Approved', { exact: true })).toBeVisible()
  await axe(owner)

  await page.goto('/me/family')
  await expect(page).toHaveURL(/login/)
  await signInByApi(page, phone)
  await page.goto('/me/family')
  await expect(page.getByRole('heading', { name: 'Ishita' })).toHaveCount(2)
  for (const each of [other, support.context(), owner.context()]) await each.close()
})
