// Staff send an offer to many families by mail, and stop it half-way.
import type { Page } from '@playwright/test'
import { stateNames } from '#core/taxonomy/pin-code.ts'
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { writeFamiliesWithMail } from './database.ts'
import { staffPage } from './staff-page.ts'
import { axe, expect, test } from './test.ts'

const [OWNER] = DEMO_STAFF.emails

/** No family of the demo data lives there. At 50 a second it takes twelve seconds to write to all of them. */
const STATE = '38'
const FAMILIES = 600

async function makeCampaign(page: Page): Promise<void> {
  await page.goto('/console/message-campaigns/create')
  const form = page.getByRole('main')
  await form.getByLabel('Name').fill('Optics in December')
  await form.getByRole('combobox', { name: 'Template' }).click()
  await page.getByRole('option', { name: 'Course begins' }).click()
  for (const [i, [placeholder, text]] of [['date', '5 December'], ['course', 'Optics']].entries()) {
    await expect(form.getByLabel('Placeholder').nth(i)).toHaveValue(placeholder ?? '')
    await form.getByRole('group', { name: 'Text' }).nth(i).getByLabel('English').fill(text ?? '')
  }
  await form.getByLabel('Link').fill('/plans')
  await form.getByRole('group', { name: 'Channels' }).getByRole('checkbox').nth(1).uncheck()
  await form.getByLabel('States').fill(stateNames[STATE])
  await page.getByRole('option', { name: stateNames[STATE] }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/message-campaigns\/mcp\w{18}$/)
} // prettier-ignore

/** Mails at the sandbox to these families. */
async function countMails(page: Page, mailHost: string): Promise<number> {
  const reply = await page.request.get(`${process.env['E2E_SANDBOX_URL']}/outbox.json`)
  const messages = (await reply.json()) as readonly { readonly to: string }[] // the sandbox's own format
  return messages.filter(({ to }) => to.endsWith(`@${mailHost}`)).length
}

test('a campaign is counted, sent and stopped half-way', async ({ browser, phone }) => {
  const mailHost = `${phone}.example`
  await writeFamiliesWithMail(FAMILIES, { stateCode: STATE, mailHost })
  const page = await staffPage(browser, OWNER)

  await test.step('staff write it and count whom it would reach', async () => {
    await makeCampaign(page)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Count the recipients' }).click()
    // Two paise a mail.
    await expect(main.getByText(`${FAMILIES} of ${FAMILIES} households get it, for about ₹12.`)).toBeVisible()
    await axe(page)
  })

  await test.step('they send it, and the first mails arrive', async () => {
    const main = page.getByRole('main')
    await main.getByLabel('Reason (stored in the audit log)').last().fill('The course is new')
    await main.getByRole('button', { name: `Send to ${FAMILIES} households` }).click()
    await expect.poll(() => countMails(page, mailHost)).toBeGreaterThan(0)
  })

  await test.step('they stop it, and no more follow', async () => {
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Stop this campaign' }).click()
    await expect(main.getByText(/^Stopped: \d+$/)).toBeVisible()
    await expect(main.getByRole('button', { name: 'Stop this campaign' })).toBeHidden()
    const left = Number((await main.getByText(/^Stopped: \d+$/).textContent())?.split(' ')[1])
    expect(left).toBeGreaterThan(0)
    await expect.poll(async () => (await countMails(page, mailHost)) <= FAMILIES - left).toBe(true)
    await axe(page)
  })
})
