// The help desk: a family asks with a photo, support answers in the console, and the family says that it is solved.
import { sample } from '#server/modules/media/factory.ts'
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { axeInBothLights } from './axe.ts'
import { signUpByApi } from './family.ts'
import { openFirstRow, staffPage } from './staff-page.ts'
import { axe, expect, test } from './test.ts'

const [, , SUPPORT] = DEMO_STAFF.emails

test('a family asks with a photo, support answers, and the family closes the question', async ({
  browser,
  page,
  phone,
  complaints,
}) => {
  test.slow()
  await signUpByApi(page, phone)
  const main = page.getByRole('main')

  await test.step('the question names the page where it began, and its photo is sent', async () => {
    await page.goto('/courses')
    await page.getByRole('contentinfo').getByText('Help', { exact: true }).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Something here is wrong' }).click()
    await expect(main.getByText('About the page /courses')).toBeVisible()
    await main.getByLabel('In a few words').fill('The price is not right')
    await main.getByLabel('Your question').fill('The list shows another price than the page of the course.')
    const files = main.getByLabel('Photos or PDF')
    await files.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not a photo') })
    await expect(main.getByText('Choose a photo (JPEG, PNG or WebP) or a PDF.')).toBeVisible()
    // The browser notes each refusal itself.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('409 (Conflict)')])
    await files.setInputFiles({ name: 'screen.png', mimeType: 'image/png', buffer: Buffer.from(sample('png')) })
    await expect(main.getByText('screen.png: Sent')).toBeVisible()
    await axeInBothLights(page)
    await main.getByRole('button', { name: 'Send' }).click()
    await expect(main.getByText('Sent. We notify you when we have answered.')).toBeVisible()
    await expect(main.getByRole('link', { name: 'screen.png' })).toBeVisible()
    await expect(main.locator('input[name=key]'), 'sent twice it is one message').toHaveValue(/^[0-9a-f-]{36}$/)
    await axeInBothLights(page)
  })

  const no = /Question no\. (\d+)/.exec(await main.innerText())?.[1] ?? ''
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  await test.step('support reads it and answers', async () => {
    const support = await staffPage(browser, SUPPORT)
    await support.goto(`/console/tickets?filter=${encodeURIComponent(JSON.stringify({ q: id }))}`)
    await openFirstRow(support)
    await support.getByRole('button', { name: 'Read the messages' }).click()
    await expect(support.getByText('The list shows another price than the page of the course.')).toBeVisible()
    await expect(support.getByRole('link', { name: 'screen.png' })).toBeVisible()
    await axe(support)
    await support.getByLabel('Message').fill('Thank you, both show the same price now.')
    await support.getByRole('button', { name: 'Send to the family' }).click()
    await expect(support.getByText('The family is notified.')).toBeVisible()
    await support.context().close()
  })

  await test.step('the family finds the answer and says that it is solved', async () => {
    await page.goto('/me/notices')
    await main.getByRole('button', { name: `Open: An answer to your question no. ${no}` }).click()
    await expect(main.getByText('Thank you, both show the same price now.')).toBeVisible()
    await main.getByRole('button', { name: 'It is solved' }).click()
    await expect(main.getByText('Thank you. The question is marked as solved.')).toBeVisible()
    await page.goto('/help')
    await expect(main.getByRole('listitem').filter({ hasText: 'The price is not right' })).toContainText('Solved')
  })
})
