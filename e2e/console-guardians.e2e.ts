// Support links a father to his child's account; an owner decides; both parents read it (O28).
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { signUpByApi } from './family.ts'
import { messagesTo } from './outbox.ts'
import { openFirstRow, staffPage } from './staff-page.ts'
import { axe, expect, phoneOf, test } from './test.ts'

const [OWNER, , SUPPORT] = DEMO_STAFF.emails

test('the support asks to link a guardian, a second person decides, and both parents get a message', async ({
  browser,
  page,
  phone,
}) => {
  test.slow()
  const fathers = phoneOf(`father ${phone}`)
  const other = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.66.7.7' } })
  await signUpByApi(await other.newPage(), fathers, 'Ravi')
  await signUpByApi(page, phone, 'Ishita')

  const support = await staffPage(browser, SUPPORT, { viewport: { width: 1280, height: 900 } })
  await support.goto(`/console/households?filter=${encodeURIComponent(JSON.stringify({ phone }))}`)
  await openFirstRow(support)
  await support.getByRole('region', { name: 'Learners' }).getByRole('link').first().click()
  const panel = support.getByRole('region', { name: 'Guardians' })
  await expect(panel.getByText('the learner lives here')).toBeVisible()
  await axe(support)
  await panel.getByLabel('Full number of the guardian').fill(fathers)
  await panel.getByLabel('Reason').fill('Both parents were on the telephone and agreed.')
  await panel.getByRole('button', { name: 'Ask to link' }).click()
  await expect(support.getByText('Sent. Another person must decide it.')).toBeVisible()

  const owner = await staffPage(browser, OWNER)
  await owner.goto('/console/guardian-changes')
  await openFirstRow(owner)
  await expect(owner.getByText('A guardian of the learner has agreed')).toBeVisible()
  await owner.getByRole('button', { name: /^Link Household .* to Ishita/ }).click()
  await expect(owner.getByText('Approved', { exact: true })).toBeVisible()
  await axe(owner)

  await support.reload()
  await expect(panel.getByRole('listitem')).toHaveCount(2)
  for (const number of [phone, fathers])
    await expect.poll(async () => JSON.stringify(await messagesTo(page, number))).toContain('added a parent')
  for (const each of [other, support.context(), owner.context()]) await each.close()
})
