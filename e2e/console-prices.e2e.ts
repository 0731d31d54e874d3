// A clerk asks for the price of a single batch, a new trial and an adviser's highest discount, and an owner decides.
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { invitedPage } from './invited-staff.ts'
import { openFirstRow, staffPage } from './staff-page.ts'
import { axe, expect, test } from './test.ts'

const [OWNER] = DEMO_STAFF.emails
const reason = 'The price of the new season.'

test('a batch, a trial and an adviser get their prices from two people', async ({ browser }) => {
  const wide = { viewport: { width: 1280, height: 900 } }
  const owner = await staffPage(browser, OWNER, wide)
  const grants = { catalogue: 'edit', sales: 'edit' } as const
  const clerk = await invitedPage(browser, owner, { key: 'price-clerk', grants }, wide)

  await test.step('a clerk asks for the price of a batch by itself', async () => {
    const { data } = await (await clerk.request.get('/api/staff/batches?size=1')).json()
    await clerk.goto(`/console/batches/${data[0].id}`)
    await expect(clerk.getByRole('row', { name: /Price of this batch by itself/ })).toBeVisible()
    await axe(clerk)
    await clerk.getByRole('link', { name: 'Request a change' }).click()
    await clerk.getByLabel('Price of this batch by itself').fill('4321')
    await clerk.getByLabel('Reason').fill(reason)
    await axe(clerk)
    await clerk.getByRole('button', { name: 'Save' }).click()
    await expect(clerk.getByRole('row', { name: /Price of this batch by itself .*₹4,321/ })).toBeVisible()
    await expect(clerk.getByRole('button', { name: 'Change this price' })).toHaveCount(0)
  })

  await test.step('an owner reads the price before and afterwards, and agrees', async () => {
    await owner.goto('/console/price-changes')
    await openFirstRow(owner)
    await expect(owner.getByRole('row', { name: /Price of this batch by itself .*₹4,321/ })).toBeVisible()
    await expect(owner.getByText('price clerk', { exact: true })).toBeVisible()
    await axe(owner)
    await owner.getByRole('button', { name: 'Change this price' }).click()
    await expect(owner.getByText('Approved', { exact: true })).toBeVisible()
  })

  await test.step('a trial that the owner has made is offered by somebody else', async () => {
    await owner.goto('/console/trials/create')
    await owner.getByLabel('Course').fill('Class 9')
    await owner.getByRole('option').first().click()
    await owner.getByRole('textbox', { name: 'Price', exact: true }).fill('149')
    await owner.getByLabel('List price').fill('499')
    await owner.getByLabel('Days').fill('7')
    await owner.getByRole('button', { name: 'Save' }).click()
    await expect(owner.getByRole('heading', { name: 'Change', exact: true })).toBeVisible()
    await axe(owner)
    const id = new URL(owner.url()).pathname.split('/')[3] ?? ''
    await clerk.goto(`/console/trials/${id}/show`)
    await clerk.getByRole('link', { name: 'Request a change' }).click()
    await clerk.getByLabel('Offered').check()
    await clerk.getByLabel('Reason').fill(reason)
    await clerk.getByRole('button', { name: 'Save' }).click()
    await expect(clerk.getByRole('row', { name: /Offered No Yes/ })).toBeVisible()
    await owner.goto(new URL(clerk.url()).pathname)
    await expect(owner.getByText('You wrote part of this. Another person must decide it.')).toBeVisible()
  })

  await test.step('a higher discount of an adviser is refused with a reason, and stays as it is', async () => {
    await clerk.goto('/console/sales-agents')
    await openFirstRow(clerk)
    await expect(clerk.getByRole('row', { name: 'Highest discount 10 %' })).toBeVisible()
    await axe(clerk)
    await clerk.getByRole('link', { name: 'Request a change' }).click()
    await clerk.getByLabel('Highest discount (%)').fill('35')
    await clerk.getByLabel('Reason').fill(reason)
    await clerk.getByRole('button', { name: 'Save' }).click()
    await expect(clerk.getByRole('row', { name: 'Highest discount 10 % 35 %' })).toBeVisible()
    await owner.goto(new URL(clerk.url()).pathname)
    await expect(owner.getByRole('button', { name: 'Refuse' })).toBeVisible()
    await axe(owner)
    await owner.getByLabel('Note').fill('Not before the end of the year.')
    await owner.getByRole('button', { name: 'Refuse' }).click()
    await expect(owner.getByText('Refused', { exact: true })).toBeVisible()
  })
  await Promise.all([clerk.context().close(), owner.context().close()])
})
